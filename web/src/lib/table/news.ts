import type { Entry, TableView } from '../hall/wire';
import type { Story } from '../translate';

/** What came since: new entries, and of the last one that was there what has been added to it. */
export function news(before: TableView, view: TableView): Entry[] {
  const last = before.log.find((entry) => entry.seq === before.seq);
  return view.log.flatMap((entry) => {
    if (entry.undone || entry.seq < before.seq) return [];
    if (entry.seq > before.seq) return [entry];
    const added = entry.events.slice(last?.events.length ?? 0);
    if (added.length === 0) return [];
    const story = entry.story && more(entry.story, last?.story ?? null);
    return [{ ...entry, points: 0, parts: [], events: added, story }];
  });
}

/** What a story tells that it did not tell before. */
function more(story: Story, before: Story | null): Story {
  const known = new Set(before?.besides.map((words) => JSON.stringify(words)));
  const besides = story.besides.filter((words) => !known.has(JSON.stringify(words)));
  return { deed: before ? '' : story.deed, whole: true, besides, reasons: [] };
}
