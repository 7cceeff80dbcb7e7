import { useMemo } from 'react';
import { useHost, useHostState } from '../../host.tsx';
import type { Clock } from './format.ts';

/** How times are written for this player. */
export function useClock(): Clock {
  const language = useHost().language();
  const timeZone = useHostState((state) => state.preferences.timeZone);
  const is12h = useHostState((state) => state.preferences.is12h);
  return useMemo(() => ({ language, timeZone, is12h }), [language, timeZone, is12h]);
}
