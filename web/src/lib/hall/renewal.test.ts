import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchForRenewal } from './renewal';

const page = (script: string) => `<html><script type="module" src="${script}"></script></html>`;
const reload = vi.fn();
let missing: EventTarget;

beforeEach(() => {
  missing = new EventTarget();
  reload.mockClear();
  watchForRenewal(missing, 'index-now.js', reload);
});
afterEach(() => vi.unstubAllGlobals());

/** A piece is missing, while the hall answers this. */
async function miss(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  missing.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
}

describe('a piece of the page that is missing', () => {
  it('loads the page anew when the hall has another one', async () => {
    await miss(() => Promise.resolve(new Response(page('./assets/index-next.js'))));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page alone when the hall still has this one', async () => {
    await miss(() => Promise.resolve(new Response(page('./assets/index-now.js'))));
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page alone when the hall is not there, or in trouble', async () => {
    await miss(() => Promise.reject(new TypeError('offline')));
    await miss(() => Promise.resolve(new Response('busy', { status: 503 })));
    await miss(() => Promise.resolve(new Response('<html>Log in</html>')));
    expect(reload).not.toHaveBeenCalled();
  });
});
