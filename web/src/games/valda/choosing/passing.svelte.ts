import type { Playing } from '../../../lib/table/playing';
import type { ValdaScene } from '../shapes';

/**
 * "Not this turn": windows that ask this screen about weapons are passed by themselves until
 * the turn at the table is over, or until the player wants to be asked again.
 */
export class NotThisTurn {
  #since = $state<string | null>(null);

  constructor(private readonly table: Playing) {}

  /** The turn at the table and the seat that looks on, which others at this screen do not share. */
  get #now(): string | null {
    const view = this.table.view;
    const scene = view?.scene as ValdaScene | undefined;
    return scene && view?.viewer != null ? `${scene.round} ${scene.active} ${view.viewer}` : null;
  }

  get on(): boolean {
    return this.#since !== null && this.#since === this.#now;
  }

  begin(): void {
    this.#since = this.#now;
    this.answer();
  }

  end(): void {
    this.#since = null;
  }

  /** Passes if a window asks while this is on. */
  answer(): void {
    const view = this.table.view;
    const scene = view?.scene as ValdaScene | undefined;
    if (!this.on || !view?.my_turn || scene?.decision !== 'window') return;
    const pass = view.choices.find(({ type }) => type === 'pass');
    if (pass) void this.table.act(pass.action);
  }
}
