import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { asked, due, isOwn, promise, toldWithOthers } from './nonces';
import type { AnyView } from '../hall/wire';

const hash = (hex: string) => bytesToHex(sha256(hexToBytes(hex)));

function table(status: string, nonces: (string | null)[], told: (string | null)[] = []): AnyView {
  return {
    status,
    commitment: 'of the hall',
    asked: [],
    seats: nonces.map((_, seat) => ({ seat, mine: seat !== 1 })),
    nonces: nonces.map(
      (commitment, seat) => commitment && { commitment, nonce: told[seat] ?? null },
    ),
  } as unknown as AnyView;
}

describe('nonces', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });

  it('promises another nonce each time, by its hash', () => {
    const [first, second] = [promise(), promise()];
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(first).not.toBe(second);
    expect(isOwn(first) && isOwn(second)).toBe(true);
    expect(isOwn('0'.repeat(64))).toBe(false);
  });

  it('tells what it promised for its own seats when all sit, and nothing else', () => {
    const [mine, theirs] = [promise(), promise()];
    const found = due(table('dealing', [mine, theirs]));
    expect(found.map(({ seat }) => seat)).toEqual([0]);
    expect(hash(found[0]?.nonce ?? '')).toBe(mine);
    expect(due(table('open', [mine, theirs]))).toEqual([]);
    expect(due(table('running', [mine, theirs]))).toEqual([]);
  });

  it('tells nothing twice, and nothing that another browser promised', () => {
    const mine = promise();
    expect(due(table('dealing', [mine], ['00']))).toEqual([]);
    expect(due(table('dealing', ['1'.repeat(64)]))).toEqual([]);
    expect(due(table('dealing', [null]))).toEqual([]);
  });

  it('promises anew for its own seats that are asked, and tells nothing before all have', () => {
    const mine = promise();
    const waiting = { ...table('dealing', [mine, null, null]), asked: [1, 2] } as AnyView;
    expect(asked(waiting)).toEqual([2]);
    expect(due(waiting)).toEqual([]);
    expect(asked({ ...waiting, status: 'running' } as AnyView)).toEqual([]);
  });

  it('tells a number in no other company', () => {
    const [mine, theirs] = [promise(), '1'.repeat(64)];
    expect(toldWithOthers(mine, 'of the hall', [])).toBe(false);
    const seen = table('dealing', [mine, theirs]);
    expect(due(seen)).toHaveLength(1);
    expect(due(seen)).toHaveLength(1);
    expect(due(table('dealing', [mine, '2'.repeat(64)]))).toEqual([]);
    expect(due({ ...seen, commitment: 'of another secret' } as AnyView)).toEqual([]);
    expect(isOwn(mine)).toBe(true);
    expect(toldWithOthers(mine, 'of the hall', seen.nonces)).toBe(false);
    expect(toldWithOthers(mine, 'of another secret', seen.nonces)).toBe(true);
    expect(toldWithOthers(mine, 'of the hall', [seen.nonces[0] ?? null, null])).toBe(true);
    expect(toldWithOthers(theirs, 'of the hall', [])).toBe(false);
  });

  it('goes on without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const mine = promise();
    expect(due(table('dealing', [mine]))).toHaveLength(1);
  });
});
