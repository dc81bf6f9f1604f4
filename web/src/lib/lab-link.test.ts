import { describe, expect, it } from 'vitest';

import { decodeStart, encodeStart, startOf } from './lab-link';
import type { LabStart } from './hall/wire';

const DEALT: LabStart = {
  options: { players: 3, set: 'all' },
  document: null,
  seed: 'Höðr ❄',
  actions: ['Od@1,0', 'Lo+2@-1,0'],
};
const SET_UP: LabStart = {
  options: {},
  document: { game: 'voluspa', board: { '0,0': 'Se+1' }, hands: [['Od'], []] },
  seed: null,
  actions: [],
};

/** The code of any text, whatever it says. */
async function codeOf(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
}

describe('the link of a position', () => {
  it.each([['a deal', DEALT] as const, ['a document', SET_UP] as const])(
    'brings back %s',
    async (_, start) => {
      const code = await encodeStart(start);
      expect(code).toMatch(/^[\w-]+$/);
      expect(await decodeStart(code)).toEqual(start);
    },
  );

  it.each(['', '????', 'AAAA', '%00', 'x'.repeat(70_000), '__proto__'])(
    'is nothing where the code is %.9s',
    async (code) => {
      expect(await decodeStart(code)).toBeNull();
    },
  );

  it.each([
    'null',
    '[]',
    '{"actions":{}}',
    '{"actions":[7]}',
    '{"actions":[""]}',
    '{"seed":5}',
    '{"seed":""}',
    '{"document":[]}',
    '{"options":3}',
    `{"actions":${JSON.stringify(Array<string>(65).fill('x'))}}`,
    `{"seed":"${'x'.repeat(101)}"}`,
    'no JSON',
  ])('is nothing where it says %s', async (text) => {
    expect(await decodeStart(await codeOf(text))).toBeNull();
  });

  it('is nothing where little blows up to much', async () => {
    const bomb = await codeOf(
      JSON.stringify({ seed: 'x', actions: [], options: { a: 'y'.repeat(500_000) } }),
    );
    expect(bomb.length).toBeLessThan(2_000);
    expect(await decodeStart(bomb)).toBeNull();
  });

  it('leaves out what is no part of a position', () => {
    expect(startOf({ more: 1, actions: ['end'] })).toEqual({
      options: {},
      document: null,
      seed: null,
      actions: ['end'],
    });
  });
});
