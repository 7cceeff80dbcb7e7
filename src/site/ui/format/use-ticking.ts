import { useEffect, useReducer } from 'react';
import { useHost } from '../../host.tsx';

const SECOND = 1000;

/** Epoch milliseconds, once a second anew; in a replay those of the moment shown. */
export function useTicking(): number {
  const host = useHost();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, []);
  return host.now();
}
