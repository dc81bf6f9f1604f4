import { MOST_ACTIONS } from './lab.svelte';
import type { ChosenOptions, LabStart, PositionDocument } from './hall/wire';

/**
 * The longest code that is read, and the most bytes that it may contain: far more than any position needs.
 */
const LONGEST_CODE = 60_000;
const MOST_BYTES = 60_000;
const LONGEST_ACTION = 200;
const LONGEST_SEED = 100;

/** A position as a part of an address: base64url of the deflated JSON of its start and actions. */
export async function encodeStart(start: LabStart): Promise<string> {
  const { options, document, seed, actions } = start;
  const kept = document === null ? { options, seed, actions } : { document, seed, actions };
  const packed = await through(new TextEncoder().encode(JSON.stringify(kept)), 'pack');
  return toBase64(packed);
}

/** The start in an address; null if it contains no valid one. */
export async function decodeStart(code: string): Promise<LabStart | null> {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = await through(fromBase64(code), 'unpack');
    return startOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

/** A value from elsewhere as a start, if it has the shape of one. */
export function startOf(value: unknown): LabStart | null {
  if (!isObject(value)) return null;
  const { options = {}, document = null, seed = null, actions = [] } = value;
  if (!isObject(options) || !(document === null || isObject(document))) return null;
  if (!(seed === null || (typeof seed === 'string' && isShort(seed, LONGEST_SEED)))) return null;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS) return null;
  const taken = actions.filter((one) => typeof one === 'string' && isShort(one, LONGEST_ACTION));
  if (taken.length !== actions.length) return null;
  return {
    options: options as ChosenOptions,
    document: document as PositionDocument | null,
    seed,
    actions: taken as string[],
  };
}

const isShort = (text: string, most: number) => text.length > 0 && text.length <= most;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends bytes through a stream; throws if the result is larger than any position. */
async function through(bytes: Uint8Array, way: 'pack' | 'unpack'): Promise<Uint8Array> {
  const made =
    way === 'pack' ? new CompressionStream('deflate-raw') : new DecompressionStream('deflate-raw');
  const writer = made.writable.getWriter();
  // The reader of the stream reports these errors.
  void writer.write(bytes as BufferSource).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = (made.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError(`more than ${MOST_BYTES} bytes`);
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(code: string): Uint8Array {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
