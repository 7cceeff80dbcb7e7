import { useEffect, useState } from 'react';
import { useHost } from '../../host.tsx';

const SECOND = 1000;

/** Whole seconds until a moment (epoch milliseconds), counted down while it is shown; then 0. */
export function useSecondsUntil(moment: number | null): number {
  const host = useHost();
  const [, tick] = useState(0);
  const left = moment === null ? 0 : Math.max(0, moment - host.now());
  const isWaiting = host.live && left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.ceil(left / SECOND);
}
