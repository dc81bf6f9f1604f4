/** Boxes of things on the page, by their keys. */
export type Boxes = ReadonlyMap<string, DOMRect>;

export const middleOf = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** The boxes of all that can be pointed at and is seen. */
export function boxesIn(root: ParentNode | null | undefined): Boxes {
  const boxes = new Map<string, DOMRect>();
  for (const thing of root?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0 && !thing.closest('[inert]')) boxes.set(thing.dataset['key'] ?? '', box);
  }
  return boxes;
}
