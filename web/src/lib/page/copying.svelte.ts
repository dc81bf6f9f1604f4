import { t } from '../texts.svelte';
import { announcer } from './announcer.svelte';

/** Milliseconds for which a button says that it has copied. */
const SAID_MS = 3000;

/**
 * A field whose text a button copies. Pages that come without TLS, as a hall in a home does, have no
 * clipboard of their own: there the field's selection is copied.
 */
export class Copying {
  field = $state<HTMLInputElement | HTMLTextAreaElement>();
  copied = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` is the text that says that it is done, `stays` whether the button goes on saying so. */
  constructor(
    private readonly told: string,
    private readonly stays = false,
  ) {}

  copy = async (): Promise<void> => {
    clearTimeout(this.#timer);
    this.copied = this.field !== undefined && (await copy(this.field));
    if (!this.copied) return;
    announcer.say(t(this.told));
    if (!this.stays) this.#timer = setTimeout(() => (this.copied = false), SAID_MS);
  };
}

/** True when it was done. */
async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
