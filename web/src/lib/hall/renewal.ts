/**
 * After an update the hall no longer has the files of the page before it. A page that has stayed
 * open and misses one of them reloads; its address says where it was.
 */
export function watchForRenewal(missing: EventTarget, script: string, reload: () => void): void {
  missing.addEventListener('vite:preloadError', () => {
    void isOld(script).then((old) => {
      if (old) reload();
    });
  });
}

/** What a page of the hall loads, and one of a network that wants a login first does not. */
const OURS = '"./assets/';

/** Whether the hall's front page starts with another script; no, if it cannot be asked. */
async function isOld(script: string): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && page.includes(OURS) && !page.includes(script);
  } catch {
    return false;
  }
}
