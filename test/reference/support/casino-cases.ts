import * as v from 'valibot';
import type { GameName } from '../../../src/domain/casino/rows.ts';
import type { Round } from './casino.ts';

export interface Case {
  readonly bet: object;
  /** What is chosen next, of a game of several steps. */
  readonly next?: (round: Round, step: number) => object;
  /** How a round ends that is left at once, and after a step. */
  readonly left?: readonly [atOnce: Round['status'], later: Round['status']];
}

const allowed = v.object({ allowed: v.array(v.string()) });
const firstAllowed = ({ state }: Round) => v.parse(allowed, state.outcome).allowed[0];
const climbing = ['cancelled', 'completed'] as const;

/** Of each personal game a bet, what is chosen in its rounds, and how one ends that is left. */
export const cases: Readonly<Partial<Record<GameName, Case>>> = {
  dice: { bet: { stake: 100, side: 'over', target: 4_950 } },
  mines: { bet: { stake: 100, mines: 1 }, next: (_, step) => ({ pick: step }), left: climbing },
  plinko: { bet: { stake: 100, rows: 8, risk: 'high' } },
  roulette: { bet: { bets: [{ numbers: [1, 2, 3], stake: 100 }] } },
  blackjack: {
    bet: { stake: 100 },
    next: (round) => ({ action: firstAllowed(round) }),
    left: ['completed', 'completed'],
  },
  baccarat: { bet: { banker: 100, tie: 20 } },
  'video-poker': {
    bet: { stake: 100 },
    next: () => ({ hold: [0, 4] }),
    left: ['completed', 'completed'],
  },
  'slot-lines': { bet: { stake: 100 } },
  keno: { bet: { stake: 100, picks: [1, 2, 3, 80] } },
  scratch: { bet: { stake: 100 } },
  hunt: { bet: { stake: 10, targets: [2, 500, 2] } },
  'slot-ways': { bet: { stake: 100 } },
  hilo: { bet: { stake: 100 }, next: (round) => ({ call: firstAllowed(round) }), left: climbing },
  ladder: { bet: { stake: 100, preset: 'apple' }, next: () => ({ pick: 0 }), left: climbing },
  covers: {
    bet: { stake: 100, preset: 'memory' },
    next: (_, step) => ({ pick: step }),
    left: ['cancelled', 'cancelled'],
  },
};

const lifting = (preset: string): Case => ({
  bet: { stake: 10, preset },
  next: (_, step) => ({ pick: step }),
  left: ['cancelled', preset === 'memory' ? 'cancelled' : 'completed'],
});

/** The same of games for points. */
export const pointsCases: Readonly<Partial<Record<GameName, Case>>> = {
  'points-wheel': { bet: { bets: { 2: 10 } } },
  'points-lottery': lifting('lottery'),
  'points-memory': lifting('memory'),
  'points-chests': lifting('chests'),
  'points-safes': lifting('safes'),
  'points-scratch': { bet: { stake: 10 } },
  'points-slot': { bet: { stake: 10 } },
};
