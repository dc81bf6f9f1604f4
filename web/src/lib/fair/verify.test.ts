import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  canonical,
  check,
  fairStart,
  type FairStart,
  type GameRecord,
  type VoidDeal,
} from './verify';

const FILE = new URL('../../../../tests/data/records/fair-valda.json', import.meta.url);
const VOID = new URL('../../../../tests/data/records/void-valda.json', import.meta.url);
const voided = () => JSON.parse(readFileSync(VOID, 'utf-8')) as GameRecord;
const record = () => JSON.parse(readFileSync(FILE, 'utf-8')) as GameRecord;

describe('check', () => {
  it('finds nothing wrong with a record that the engine verifies', () => {
    const found = check(record());
    expect(found?.secret).toBe(true);
    expect(found?.nonces).toEqual(['holds', null]);
    expect(found?.brokenAt).toBeNull();
    expect(found?.plies).toBe(139);
    expect(found?.words).toHaveLength(140);
    expect(new Set(found?.words).size).toBe(140);
  });

  it('finds another secret, another nonce and a changed move', () => {
    const secret = record();
    fairStart(secret)!.secret = '00'.repeat(32);
    expect(check(secret)?.secret).toBe(false);
    const nonce = record();
    fairStart(nonce)!.nonces[0]!.nonce = '00'.repeat(32);
    expect(check(nonce)?.nonces[0]).toBe('broken');
    expect(check(nonce)?.brokenAt).toBe(1);
    const move = record();
    move.actions[6]!.action = 'pass';
    expect(check(move)?.brokenAt).toBe(7);
  });

  it('says what was promised and never told', () => {
    const untold = record();
    fairStart(untold)!.nonces[0]!.nonce = null;
    expect(check(untold)?.nonces[0]).toBe('untold');
  });

  it('checks void deals, who withheld, and that nobody else has a say again', () => {
    expect(check(record())?.voids).toEqual([]);
    const found = check(voided());
    expect(found?.voids).toEqual([true]);
    expect(found?.nonces).toEqual(['holds', null]);
    expect(found?.brokenAt).toBeNull();
    const [told] = fairStart(record())!.nonces;
    const spoil: ((fair: FairStart, deal: VoidDeal) => void)[] = [
      (_, deal) => (deal.secret = '00'.repeat(32)),
      (_, deal) => (deal.nonces[0]!.nonce = '00'.repeat(32)),
      (_, deal) => (deal.withheld = [0]),
      (_, deal) => (deal.nonces[1] = null),
      (fair) => (fair.nonces[1] = told!),
      (fair, deal) => (fair.nonces[0] = deal.nonces[0]!),
      (fair, deal) => (fair.commitment = deal.commitment),
    ];
    for (const change of spoil) {
      const spoilt = voided();
      const fair = fairStart(spoilt)!;
      change(fair, fair.voids![0]!);
      expect(check(spoilt)?.voids).toEqual([false]);
      expect(check(spoilt)?.brokenAt).toBe(1);
    }
  });

  it('has nothing to compute while the secret is not told, or of other starts', () => {
    const sealed = record();
    fairStart(sealed)!.secret = null;
    expect(check(sealed)).toBeNull();
    expect(check({ ...record(), start: { position: {} } })).toBeNull();
  });
});

describe('canonical', () => {
  it('sorts by code point and leaves no spaces', () => {
    expect(canonical({ '\u{1f409}': 1, '\uffee': [true, null, 'ä"'], a: {} })).toBe(
      '{"a":{},"\uffee":[true,null,"ä\\""],"\u{1f409}":1}',
    );
  });
});
