import type { Playing } from './playing';
import type { Message } from '../translate';

/** The parts of a table that are needed. */
type Asked = Pick<Playing, 'view' | 'busy' | 'act' | 'undo'>;

/**
 * Takes a choice that everyone at the table can see is the only one (the hall marks it with `only`), and
 * calls back with it. After an undo it takes back the step before as well; else the player decides.
 */
export class OnlyChoice {
  /** The position that was answered; one that was refused is not answered again. */
  #answered = -1;

  constructor(
    private readonly table: Asked,
    private readonly taken: (question: Message | undefined, words: Message | undefined) => void,
  ) {}

  answer(): void {
    const { view, busy } = this.table;
    if (busy || !view?.my_turn || view.seq === this.#answered) return;
    const [choice, ...others] = view.choices;
    if (!choice?.only || others.length > 0) return;
    this.#answered = view.seq;
    if (view.log.at(-1)?.action === 'undo') {
      if (view.can_undo) void this.table.undo();
      return;
    }
    const question = view.scene.prompt ?? undefined;
    void this.table.act(choice.action).then((done) => {
      if (done) this.taken(question, choice.words);
    });
  }
}
