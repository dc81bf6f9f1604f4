/** What of the table can be pressed but need not be: an area that is not lit, the piles. */
const IDLE = 'main [data-god]:not([data-lit="true"]), main [data-piles]';

/**
 * While cards are laid out upon the table, what has its middle under them is out of reach: of a
 * finger, which would miss it, and of the keyboard, which nobody would see there.
 */
export function lyingUpon(tray: HTMLElement): () => void {
  let beneath: HTMLElement[] = [];
  const free = () => {
    for (const node of beneath) node.inert = false;
    beneath = [];
  };
  const cover = () => {
    free();
    const { left, right, top, bottom } = tray.getBoundingClientRect();
    beneath = [...document.querySelectorAll<HTMLElement>(IDLE)].filter((node) => {
      const box = node.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > left && x < right && y > top && y < bottom;
    });
    for (const node of beneath) node.inert = true;
  };
  const sized = new ResizeObserver(cover);
  sized.observe(tray);
  sized.observe(document.documentElement);
  cover();
  return () => {
    sized.disconnect();
    free();
  };
}
