/** Says things to screen readers; one polite live region shows the newest. */
class Announcer {
  text = $state('');

  say(text: string): void {
    // The same words twice must differ, or they are not read again.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
