/** The column beside the board: it shows the log or another of its tabs. */
export class Side {
  tab = $state<'log' | 'chat' | 'notes'>('log');
  /** Whether there is another player to talk with. */
  chat = $state(false);
  /** Whether there are tabs. */
  tabs = $state(false);
  /** Whether the column, a sheet on a narrow screen, is open. */
  open = $state(false);
  /** The number of messages that nobody at this screen has read. */
  unread = $state(0);

  /** Shows a tab, and opens the sheet. */
  show(tab: Side['tab']): void {
    this.tab = tab;
    this.open = true;
  }
}
