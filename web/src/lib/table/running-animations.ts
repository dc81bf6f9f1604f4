/**
 * The movements above the board that go on or wait for a frame to begin with. None while nobody sees
 * the page: without frames they would not end.
 */
export function inTheAir(): Animation[] {
  if (document.hidden) return [];
  return document.getAnimations().filter(({ effect, playState }) => {
    const above = effect instanceof KeyframeEffect && effect.target?.closest('.animation-layer');
    return above && playState === 'running';
  });
}
