import { describe, expect, it } from 'vitest';

import { placeFor } from './tooltips';

const room = { width: 400, height: 400 };
const size = { width: 100, height: 50 };
const thing = { left: 150, top: 200, width: 100, height: 40 };

describe('the place of a tip', () => {
  it('is above its thing, and below where there is no room above', () => {
    expect(placeFor(thing, size, room, [])).toMatchObject({ left: 150, top: 142 });
    expect(placeFor({ ...thing, top: 20 }, size, room, [])).toMatchObject({ left: 150, top: 68 });
  });

  it('is clear of what must stay in sight', () => {
    const above = { left: 100, top: 100, width: 200, height: 95 };
    expect(placeFor(thing, size, room, [above])).toMatchObject({ left: 150, top: 248 });
  });

  it('is within the window', () => {
    const corner = { left: 380, top: 380, width: 20, height: 20 };
    const { left, top } = placeFor(corner, size, room, []);
    expect(left).toBeLessThanOrEqual(294);
    expect(top).toBeLessThanOrEqual(344);
  });
});
