/**
 * The checks of a record that need no rules of its game, only SHA-256 and HMAC
 * (docs/researchers/records.md): commitments, the key, the word of each action, and the chain.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { components } from '../schema';

export type GameRecord = components['schemas']['GameRecord'];
export type FairStart = Extract<GameRecord['start'], { fair: unknown }>['fair'];
/** A deal that failed because the seats `withheld` did not reveal their nonces. */
export type VoidDeal = NonNullable<FairStart['voids']>[number];
type Promised = FairStart['nonces'][number];

/** The fair start of a record; null for records of other deals. */
export const fairStart = ({ start }: GameRecord): FairStart | null =>
  'fair' in start ? start.fair : null;

type NonceState = 'holds' | 'untold' | 'broken' | null;

/** The results of the checks; `words` are those of the deal and of each action, hexadecimal. */
export interface Check {
  secret: boolean;
  /** By seat; null if nothing was promised. */
  nonces: NonceState[];
  /** For each void deal whether it matches its promises, and whether the next deal follows the rules. */
  voids: boolean[];
  /** The ply whose link does not fit; null if all do. */
  brokenAt: number | null;
  plies: number;
  key: string;
  words: string[];
}

const LABEL = utf8ToBytes('gladsheim fair 1');
const WORD_BYTES = 8;

/** Canonical JSON: no spaces, keys sorted by code point. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** JavaScript would compare halves of characters. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const step = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (step !== 0) return step;
  }
  return left.length - right.length;
}

const digest = (...parts: Uint8Array[]) => sha256(concatBytes(...parts));
const bytes = (value: unknown) => utf8ToBytes(canonical(value));

/** Checks a record of a fair deal with a revealed secret; null for any other. */
export function check(record: GameRecord): Check | null {
  const fair = fairStart(record);
  if (!fair?.secret) return null;
  const secret = hexToBytes(fair.secret);
  const told = fair.nonces.map((nonce) => hexToBytes(nonce?.nonce ?? ''));
  const key = hmac(
    sha256,
    secret,
    concatBytes(LABEL, ...told.flatMap((nonce) => [Uint8Array.of(nonce.length), nonce])),
  );
  const word = (text: string) =>
    bytesToHex(hmac(sha256, key, utf8ToBytes(text)).slice(0, WORD_BYTES));
  return {
    secret: bytesToHex(digest(secret)) === fair.commitment,
    nonces: fair.nonces.map(stateOf),
    voids: (fair.voids ?? []).map((deal, at, all) => isSound(deal, all[at + 1] ?? fair)),
    brokenAt: brokenLink(record, fair),
    plies: record.actions.length,
    key: bytesToHex(key),
    words: ['deal', ...record.actions.map(({ ply }) => String(ply))].map(word),
  };
}

function stateOf(nonce: Promised): NonceState {
  if (nonce === null) return null;
  if (nonce.nonce === null) return 'untold';
  return bytesToHex(digest(hexToBytes(nonce.nonce))) === nonce.commitment ? 'holds' : 'broken';
}

/** Only seats that revealed their nonces have a part in the next deal, with fresh ones. */
function isSound(deal: VoidDeal, next: FairStart | VoidDeal): boolean {
  const states = deal.nonces.map(stateOf);
  const untold = states.flatMap((state, seat) => (state === 'untold' ? [seat] : []));
  return (
    bytesToHex(digest(hexToBytes(deal.secret))) === deal.commitment &&
    deal.commitment !== next.commitment &&
    untold.length > 0 &&
    canonical(untold) === canonical(deal.withheld) &&
    !states.includes('broken') &&
    next.nonces.every(
      (nonce, seat) =>
        nonce === null ||
        (states[seat] === 'holds' && nonce.commitment !== deal.nonces[seat]?.commitment),
    )
  );
}

function brokenLink(record: GameRecord, fair: FairStart): number | null {
  const { format, version, game, rules, options, seats } = record;
  const { commitment, nonces, voids } = fair;
  const start = { fair: { commitment, nonces, ...(voids && { voids }) } };
  let link = digest(bytes({ format, version, game, rules, options, seats, start }));
  for (const { link: claimed, ...action } of record.actions) {
    link = digest(link, bytes(action));
    if (bytesToHex(link) !== claimed) return action.ply;
  }
  return null;
}
