import type { CoversSetup } from './games/covers.ts';
import type { GameName } from './rows.ts';

/** The list of prizes that a game of covers is played with: a bet on another one is none of it. */
export const coverLists = {
  covers: 'memory',
  'points-memory': 'memory',
  'points-chests': 'chests',
  'points-safes': 'safes',
  'points-lottery': 'lottery',
} as const satisfies Readonly<Partial<Record<GameName, CoversSetup['preset']>>>;
