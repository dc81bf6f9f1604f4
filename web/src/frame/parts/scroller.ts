const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex="0"]';

/**
 * Makes a scrolling element without controls focusable, as long as a part of it is out of sight (WCAG
 * 2.1.1; not all browsers do so by themselves).
 */
export function scroller(node: HTMLElement): () => void {
  const look = () => {
    const hides =
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const stop = hides && !node.querySelector(STOPS);
    // An element that has the focus keeps it.
    if (stop) node.tabIndex = 0;
    else if (document.activeElement !== node) node.removeAttribute('tabindex');
  };
  // The observer reports the first size before it is painted, too.
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  // In the next frame, for which the page is laid out anyway.
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const within = new MutationObserver(later);
  const parts = { childList: true, subtree: true, characterData: true };
  within.observe(node, { ...parts, attributes: true, attributeFilter: ['disabled'] });
  node.addEventListener('blur', look);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    within.disconnect();
    node.removeEventListener('blur', look);
  };
}
