/**
 * After an update the hall no longer has the files of the page before it. A page that has stayed open and
 * misses one of them reloads; its address restores its place.
 */
export function watchForRenewal(missing: EventTarget, script: string, reload: () => void): void {
  missing.addEventListener('vite:preloadError', () => {
    void isOld(script).then((old) => {
      if (old) reload();
    });
  });
}

/** A text that is in every page of the hall, but not in the login page of a network. */
const OURS = '"./assets/';

/** Whether the hall's front page starts with another script; false if the hall cannot be asked. */
async function isOld(script: string): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && page.includes(OURS) && !page.includes(script);
  } catch {
    return false;
  }
}
