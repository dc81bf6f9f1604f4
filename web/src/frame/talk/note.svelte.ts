import { Refused, request } from '../../lib/hall/api';
import { faultText } from '../../lib/hall/faults';
import { t } from '../../lib/texts.svelte';

const PATH = 'tables/{table}/note';
const PAUSE_MS = 800;

export type NoteState = 'loading' | 'saved' | 'unsaved' | 'saving' | 'changed' | 'failed';

/** A private note: it saves itself, and never overwrites a newer one without a question. */
export class Note {
  text = $state('');
  state = $state<NoteState>('loading');
  /** The newer text, if the note was changed elsewhere. */
  theirs = $state('');
  reason = $state('');
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    try {
      const note = await request('GET', PATH, { table: this.table });
      this.text = note.text;
      this.#version = note.version;
      this.state = 'saved';
    } catch (error) {
      this.#fail(error);
    }
  }

  edit(text: string): void {
    this.text = text;
    if (this.state === 'changed') return;
    if (this.state !== 'saving') this.state = 'unsaved';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** Saves what was written since, at once. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.state !== 'unsaved' && this.state !== 'failed') return;
    const text = this.text;
    this.state = 'saving';
    try {
      const body = { text, version: this.#version };
      const note = await request('PUT', PATH, { table: this.table, body });
      this.#version = note.version;
      this.state = this.text === text ? 'saved' : 'unsaved';
      if (this.state === 'unsaved') await this.save();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Decides between the text written here and the newer one. */
  async settle(mine: boolean): Promise<void> {
    if (!mine) this.text = this.theirs;
    this.state = mine ? 'unsaved' : 'saved';
    await this.save();
  }

  #fail(error: unknown): void {
    if (error instanceof Refused && error.note) {
      this.theirs = error.note.text;
      this.#version = error.note.version;
      this.state = 'changed';
      return;
    }
    this.reason = faultText(t, error);
    this.state = 'failed';
  }
}
