/**
 * This browser's share in the chance of its games: a nonce for each seat, promised by its hash
 * when the seat is taken and told when nobody can join any more (docs/records.md, fair deals).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import type { AnyView } from './wire';

const KEY = 'gladsheim-nonces';
const MOST_KEPT = 200;
const NONCE_BYTES = 32;

type Kept = Record<string, string>;
/** In a browser that keeps nothing they last as long as the page. */
let inMemory: Kept = {};

function kept(): Kept {
  try {
    return { ...inMemory, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept) };
  } catch {
    return inMemory;
  }
}

function keep(nonces: Kept): void {
  inMemory = Object.fromEntries(Object.entries(nonces).slice(-MOST_KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Draws a nonce, keeps it, and returns what is published of it: its SHA-256, hexadecimal. */
export function promise(): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const commitment = bytesToHex(sha256(nonce));
  keep({ ...kept(), [commitment]: bytesToHex(nonce) });
  return commitment;
}

/** The nonces that are due: of one's own seats at a table where everybody sits. */
export function due(view: AnyView): { seat: number; nonce: string }[] {
  if (view.status !== 'dealing') return [];
  const mine = view.seats.filter((seat) => seat.mine);
  return mine.flatMap(({ seat }) => {
    const said = view.nonces[seat];
    const nonce = said && said.nonce === null ? kept()[said.commitment] : undefined;
    return nonce === undefined ? [] : [{ seat, nonce }];
  });
}

/** Whether this browser drew the nonce that was promised by this commitment. */
export const isOwn = (commitment: string): boolean =>
  commitment in kept() && bytesToHex(sha256(hexToBytes(kept()[commitment] ?? ''))) === commitment;
