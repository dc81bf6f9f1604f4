import type { Choice, Why } from '../../lib/hall/wire';
import type { Playing } from '../../lib/table/playing';
import { settings } from '../../lib/page/settings.svelte';
import { Previews } from './previews.svelte';

/** A choice of any game. */
export interface AnyChoice {
  action: string;
  points: number;
}

/** The state of a choice at this screen, and of its explanation. */
export abstract class Choosing<S, C extends AnyChoice> {
  scene = $derived.by(() => this.table.view?.scene as S | undefined);
  choices = $derived.by(() => (this.table.view?.choices ?? []).map((sent) => this.read(sent)));
  myTurn = $derived.by(() => this.table.view?.my_turn ?? false);

  /** The one choice that fits all picks so far. */
  abstract readonly chosen: C | null;
  /** Choices that have a button of their own. */
  abstract readonly plain: readonly C[];
  /** Whether anything was picked. */
  abstract readonly begun: boolean;

  protected readonly previews: Previews;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Playing) {
    this.previews = new Previews(table);
  }

  /** A choice as the game knows it. */
  protected read(sent: Choice): C {
    return sent as unknown as C;
  }

  /** Drops all picks. */
  abstract reset(): void;
  /** One step back; true if there was one. */
  abstract cancel(): boolean;

  /** The choice whose own button was pressed, while it is asked whether that is final. */
  asked = $state.raw<C | null>(null);

  /** Handles a press of a choice's own button. */
  press(choice: C): void {
    if (settings.confirm) this.asked = choice;
    else void this.take(choice);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.take(this.chosen);
  }

  async take(choice: C): Promise<void> {
    if (await this.table.act(choice.action)) this.reset();
  }

  /** Calls `then` once the mouse has rested for `ms` milliseconds, unless it moves elsewhere first. */
  protected rested(ms: number, then?: () => void): void {
    clearTimeout(this.#resting);
    if (then) this.#resting = setTimeout(then, ms);
  }

  /** The hall's reason why an action is not allowed; null without an answer. */
  protected async refusal(action: string | null): Promise<Why | null> {
    const why = action === null ? null : await this.table.why(action);
    return why && !why.legal ? why : null;
  }
}
