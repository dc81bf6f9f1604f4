import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { canonical, check, type GameRecord } from './verify';

const FILE = new URL('../../../tests/data/records/fair-valda.json', import.meta.url);
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
    secret.start.fair = { ...secret.start.fair!, secret: '00'.repeat(32) };
    expect(check(secret)?.secret).toBe(false);
    const nonce = record();
    nonce.start.fair!.nonces[0]!.nonce = '00'.repeat(32);
    expect(check(nonce)?.nonces[0]).toBe('broken');
    expect(check(nonce)?.brokenAt).toBe(1);
    const move = record();
    move.actions[6]!.action = 'pass';
    expect(check(move)?.brokenAt).toBe(7);
  });

  it('says what was promised and never told', () => {
    const untold = record();
    untold.start.fair!.nonces[0]!.nonce = null;
    expect(check(untold)?.nonces[0]).toBe('untold');
  });

  it('has nothing to compute while the secret is not told, or of other starts', () => {
    const sealed = record();
    sealed.start.fair!.secret = null;
    expect(check(sealed)).toBeNull();
    expect(check({ ...record(), start: {} })).toBeNull();
  });
});

describe('canonical', () => {
  it('sorts by code point and leaves no spaces', () => {
    expect(canonical({ '\u{1f409}': 1, '\uffee': [true, null, 'ä"'], a: {} })).toBe(
      '{"a":{},"\uffee":[true,null,"ä\\""],"\u{1f409}":1}',
    );
  });
});
