/** What the column beside the board shows: the log, or what else its tabs offer. */
export class Side {
  tab = $state<'log' | 'chat' | 'notes'>('log');
  /** Whether there is somebody to talk with. */
  chat = $state(false);
  /** Whether there are tabs. */
  tabs = $state(false);
  /** Whether the sheet is up that the column is on a narrow screen. */
  open = $state(false);
  /** How many messages nobody in front of this screen has read. */
  unread = $state(0);

  /** Shows one of them, and takes up the sheet. */
  show(tab: Side['tab']): void {
    this.tab = tab;
    this.open = true;
  }
}
