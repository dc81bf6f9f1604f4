/**
 * Whether this is a focus that a tap or a click leaves behind: who points with a finger or a mouse
 * does not look at a thing for having its focus.
 */
export const isFocusOfPointer = (event: Event): boolean =>
  event.type === 'focusin' && !(event.target as Element).matches(':focus-visible');
