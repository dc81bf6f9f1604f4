/**
 * A hall that was renewed has no pieces of the page of before any more. A page that was open over
 * that loads itself anew when it misses one: its address says where it was.
 */
export function watchForRenewal(missing: EventTarget, script: string, reload: () => void): void {
  missing.addEventListener('vite:preloadError', () => {
    void isOld(script).then((old) => {
      if (old) reload();
    });
  });
}

/** Whether the hall's front page starts with another script; no, if it cannot be asked. */
async function isOld(script: string): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
