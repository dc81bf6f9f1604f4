import type { Entry, TableView } from '../hall/wire';
import type { Story } from '../translate';

/** The news since a view: new entries, and additions to its last entry. */
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

/** The sentences of a story that are new. */
function more(story: Story, before: Story | null): Story {
  const known = new Set(before?.besides.map((words) => JSON.stringify(words)));
  const besides = story.besides.filter((words) => !known.has(JSON.stringify(words)));
  return { deed: before ? '' : story.deed, whole: true, besides, reasons: [] };
}
