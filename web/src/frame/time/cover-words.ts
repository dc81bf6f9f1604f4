import type { Say } from '../../lib/texts.svelte';
import type { CoverWish, TableCover } from '../../lib/hall/wire';

/** A cover of secret questions in words. */
export function coverWords(say: Say, cover: TableCover | CoverWish): string {
  const { seconds }: Partial<TableCover> = { ...cover };
  return cover.kind === 'window'
    ? say('cover-window', { seconds: seconds ?? 0 })
    : say(`cover-${cover.kind}`);
}
