let body = $state('');
let asked = false;

/** The sign of the Excuse: few tables play with that card, so it is fetched where it is first shown. */
export function excuse(): string {
  if (!asked) {
    asked = true;
    void import('emblem:jester-hat').then(
      (found) => (body = found.default),
      () => (asked = false),
    );
  }
  return body;
}
