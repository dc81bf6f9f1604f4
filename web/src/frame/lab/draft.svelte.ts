import { api, Refused } from '../../lib/hall/api';
import type { DocumentFault, PositionDocument } from '../../lib/hall/wire';

const WAIT_MS = 250;

/** A position that is being set up, and what the hall says is wrong with it. */
export class Draft {
  document = $state.raw<PositionDocument | null>(null);
  faults = $state.raw<readonly DocumentFault[]>([]);
  /** Cells "X,Y" where the hall says that a piece of the board may be added. */
  openings = $state.raw<readonly string[]>([]);
  /** Whether the hall has said that the position is possible. */
  sound = $state(false);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  /** Sets another position; the hall checks it once no further change has come for a moment. */
  set(document: PositionDocument): void {
    this.document = document;
    this.sound = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), WAIT_MS);
  }

  /**
   * Asks the hall; returns true if the position is valid. Only the answer about the newest position counts.
   */
  async check(): Promise<boolean> {
    clearTimeout(this.#timer);
    const { document } = this;
    if (!document) return false;
    const number = ++this.#number;
    const { faults, openings } = await checked(this.game, document);
    if (number !== this.#number) return false;
    this.faults = faults;
    this.openings = openings;
    this.sound = faults.length === 0;
    return this.sound;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#number++;
  }
}

interface Checked {
  /** Everything that is wrong with a document; nothing where it is a position. */
  faults: readonly DocumentFault[];
  openings: readonly string[];
}

/** The hall's verdict on a document. */
export async function checked(game: string, document: PositionDocument): Promise<Checked> {
  try {
    const start = { options: {}, document, seed: null, actions: [] };
    const { openings } = await api.labPosition(game, start);
    return { faults: [], openings };
  } catch (error) {
    return { faults: listOf(error), openings: error instanceof Refused ? error.openings : [] };
  }
}

/** The faults that a refusal of a position lists; its sentence if it lists none. */
export function listOf(error: unknown): readonly DocumentFault[] {
  if (!(error instanceof Refused)) return [{ field: '', message: '' }];
  if (error.faults.length > 0) return error.faults;
  const { message, rules } = error.fault;
  const cited = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  return [{ field: error.fault.field ?? '', message: `${message}${cited}` }];
}
