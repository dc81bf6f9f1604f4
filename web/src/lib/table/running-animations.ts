/**
 * The animations above the board that run, or wait for their first frame. None while the page is hidden:
 * without frames they would not end.
 */
export function runningAnimations(): Animation[] {
  if (document.hidden) return [];
  return document.getAnimations().filter(({ effect, playState }) => {
    const above = effect instanceof KeyframeEffect && effect.target?.closest('.animation-layer');
    return above && playState === 'running';
  });
}
