/**
 * This browser's part in the chance of its games: a nonce for each seat (docs/researchers/records.md, fair
 * deals). The browser promises the nonce by its hash when it takes the seat, and reveals it when nobody can
 * join any more; after a void deal it draws a new one.
 *
 * It reveals a nonce once all seats have promised theirs, and only together with the promises that it saw
 * then: nobody can replace one afterwards.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { AnyView } from '../hall/wire';

/** Shared by all halls of an origin: each nonce is found by its own hash. */
const KEY = 'gladsheim-nonces';
const MOST_KEPT = 200;
const NONCE_BYTES = 32;
const DIGITS = 2 * NONCE_BYTES;

type Promised = { commitment: string } | null;
/** By commitment the nonce and, once it is told, the fingerprint of the promises beside it. */
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

/** Draws a nonce, keeps it, and returns its public part: its SHA-256, hexadecimal. */
export function promise(): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const commitment = bytesToHex(sha256(nonce));
  keep({ ...kept(), [commitment]: bytesToHex(nonce) });
  return commitment;
}

/** The fingerprint of all promises for a deal: the hall's, and each seat's. */
const fingerprint = (hall: string, promises: readonly Promised[]): string =>
  bytesToHex(
    sha256(utf8ToBytes([hall, ...promises.map((one) => one?.commitment ?? '')].join(' '))),
  );

/** One's own seats that must promise a fresh nonce, because a deal was void. */
export const asked = (view: AnyView): number[] =>
  view.status === 'dealing' ? view.asked.filter((seat) => view.seats[seat]?.mine) : [];

/**
 * The nonces that are due: of one's own seats at a table where everybody sits and has promised.
 * From now on each of them is told with these promises only.
 */
export function due(view: AnyView): { seat: number; nonce: string }[] {
  if (view.status !== 'dealing' || view.asked.length > 0) return [];
  const company = fingerprint(view.commitment, view.nonces);
  const mine = view.seats.filter((seat) => seat.mine);
  return mine.flatMap(({ seat }) => {
    const said = view.nonces[seat];
    const own = said && said.nonce === null ? kept()[said.commitment] : undefined;
    if (!said || own === undefined) return [];
    const nonce = own.slice(0, DIGITS);
    if (![nonce, nonce + company].includes(own)) return [];
    keep({ ...kept(), [said.commitment]: nonce + company });
    return [{ seat, nonce }];
  });
}

/** Whether this browser drew the nonce that was promised by this commitment. */
export function isOwn(commitment: string): boolean {
  const nonce = kept()[commitment]?.slice(0, DIGITS);
  return nonce !== undefined && bytesToHex(sha256(hexToBytes(nonce))) === commitment;
}

/** Whether this browser revealed a nonce together with other promises than these. */
export const toldWithOthers = (
  commitment: string,
  hall: string,
  promises: readonly Promised[],
): boolean => {
  const told = kept()[commitment]?.slice(DIGITS) ?? '';
  return told !== '' && told !== fingerprint(hall, promises);
};
