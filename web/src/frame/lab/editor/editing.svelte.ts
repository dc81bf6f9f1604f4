import type { PositionDocument } from '../../../lib/hall/wire';
import type { Draft } from '../draft.svelte';

/** The parts of a draft that an editor needs. */
type Kept = Pick<Draft, 'document' | 'faults' | 'openings' | 'set'>;

/** A position while it is set up, and what is picked on the page. */
export class Editing<Setting, Document extends PositionDocument> {
  setting = $state.raw() as Setting;
  /** The piece that is placed next. */
  chosen = $state<string | null>(null);
  /** The place of the board that is being set. Only one of this and `chosen` is set at a time. */
  place = $state<string | null>(null);
  readonly #draft: Kept;
  readonly #write: (setting: Setting) => Document;

  /** `read` and `write`: from a valid document to what is set up, and back. */
  constructor(
    draft: Kept,
    read: (document: Document) => Setting,
    write: (setting: Setting) => Document,
  ) {
    this.setting = read(draft.document as Document);
    this.#draft = draft;
    this.#write = write;
  }

  /** The faults that the hall found in the newest position. */
  get faults() {
    return this.#draft.faults;
  }

  /** Cells "X,Y" where the hall says that a piece of the board may be added to it. */
  get openings() {
    return this.#draft.openings;
  }

  change = (setting: Setting): void => {
    this.setting = setting;
    this.#draft.set(this.#write(setting));
  };

  /** Changes the position to that in which the chosen piece has been put somewhere. */
  put = (setting: Setting): void => {
    this.chosen = null;
    this.change(setting);
  };

  /** Chooses a piece; choosing the chosen piece again releases it. */
  choose = (piece: string): void => {
    this.place = null;
    this.chosen = this.chosen === piece ? null : piece;
  };

  /** Picks a place of the board; picking the same place again releases it. */
  pick = (place: string): void => {
    this.chosen = null;
    this.place = this.place === place ? null : place;
  };
}
