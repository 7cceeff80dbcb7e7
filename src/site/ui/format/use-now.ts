import { useEffect, useReducer } from 'react';
import { useHost } from '../../host.tsx';

/**
 * Epoch milliseconds, each frame anew until a moment: what moves is drawn as a function of it and of the
 * times of events, so that a replay shows the same. In a replay it is the time of the moment shown.
 */
export function useNow(until: number): number {
  const host = useHost();
  const [, draw] = useReducer((frames: number) => frames + 1, 0);
  const now = host.now();
  const isMoving = now < until;
  useEffect(() => {
    if (!isMoving) return;
    let drawn = host.now();
    const step = () => {
      // Where time stands, as in a replay that is held, there is nothing to draw anew.
      if (drawn !== host.now()) draw();
      drawn = host.now();
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, host]);
  return now;
}
