import { expect, it, vi } from 'vitest';

import { sized } from './sized';

it('tells a size once the page has been laid out, and each change, until its element is gone', () => {
  const watch = { observe: vi.fn(), disconnect: vi.fn(), laid: () => {} };
  vi.stubGlobal('ResizeObserver', function (laid: () => void) {
    return Object.assign(watch, { laid });
  });
  const node = { clientWidth: 30, clientHeight: 40 } as HTMLElement;
  const tell = vi.fn();
  const end = sized(tell)(node);
  expect(watch.observe).toHaveBeenCalledWith(node);
  expect(tell).not.toHaveBeenCalled();
  watch.laid();
  expect(tell).toHaveBeenLastCalledWith(30, 40);
  Object.assign(node, { clientWidth: 50 });
  watch.laid();
  expect(tell).toHaveBeenLastCalledWith(50, 40);
  end();
  expect(watch.disconnect).toHaveBeenCalled();
});
