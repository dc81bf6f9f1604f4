/**
 * An attachment that tells the inner size of an element in pixels, at first and after each change. It
 * reads the size after the page has been laid out; a binding of Svelte's makes the browser lay it out.
 */
export const sized =
  (tell: (width: number, height: number) => void) =>
  (node: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    watch.observe(node);
    return () => watch.disconnect();
  };
