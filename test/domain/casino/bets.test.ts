/** Bets that cannot be made, by what is wrong with them. */
import { suite } from 'uvu';
import { engines } from '../../../src/domain/casino/engines.ts';
import { type GameName, gameNames } from '../../../src/domain/casino/rows.ts';
import { refuses } from './refused.ts';
import { samples } from './samples.ts';

const test = suite('casino: bets that cannot be made');

const roulette = (numbers: readonly number[]) => ({ bets: [{ numbers, stake: 1 }] });
const race = (kind: string, runners: readonly number[]) => ({
  bets: [{ kind, runners, stake: 1 }],
});

interface Wrong {
  readonly bet?: readonly object[];
  readonly stake?: readonly object[];
}

const covers: Wrong = { bet: [{ preset: 'cups' }], stake: [{ stake: 0 }] };

/** By game and code, what replaces parts of a bet that could be made. */
const wrong: Readonly<Record<GameName, Wrong>> = {
  dice: {
    bet: [{ target: 189 + 10_000 }, { target: 9_990 }, { target: 198 }, { side: 'at' }],
    stake: [{ stake: 0 }, { stake: -1 }, { stake: 1.5 }, { stake: '1' }, { stake: 1e15 }],
  },
  crash: {
    bet: ['1', '1.00', '10000.01', '2.001', '2,00', '1e3', ' 2', '-2', '02.00', '', 2].map(
      (cashOut) => ({ cashOut }),
    ),
    stake: [{ stake: null }],
  },
  mines: { bet: [{ mines: 0 }, { mines: 25 }], stake: [{ stake: 0 }] },
  plinko: { bet: [{ rows: 9 }, { rows: '8' }, { risk: 'none' }], stake: [{ stake: 0 }] },
  roulette: {
    bet: [[1, 5], [3, 4], [36, 37], [0, 4], [0, 1, 3], [5, 5], [], [2, 3, 4], [34, 35, 36, 37]].map(
      roulette,
    ),
    stake: [{ bets: [{ numbers: [1], stake: 0 }] }],
  },
  blackjack: { stake: [{ stake: 0 }, { stake: 101 }] },
  baccarat: { bet: [{ both: 1 }], stake: [{ banker: 0 }] },
  'video-poker': { stake: [{ stake: 0 }] },
  'slot-lines': { stake: [{ stake: 0 }, { stake: 5 }, { stake: 101 }] },
  'slot-ways': { stake: [{ stake: 0 }, { stake: 30 }] },
  keno: { bet: [{ picks: [] }, { picks: [0] }, { picks: [81] }, { picks: [1, 1] }] },
  'keno-5': { bet: [{ picks: [] }], stake: [{ stake: 0 }] },
  lotto: {
    bet: [[], [[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5, 50]], [[1, 1, 2, 3, 4, 5]]].map((lines) => ({
      lines,
    })),
    stake: [{ stake: 0 }],
  },
  scratch: { stake: [{ stake: 0 }] },
  bingo: { bet: [{ ticket: [] }], stake: [{ stake: 0 }] },
  race: {
    bet: [
      race('win', [7]),
      race('win', [1, 2]),
      race('forecast', [1]),
      race('forecast', [1, 1]),
      race('last', [1]),
      { field: [30, 30, 17, 13, 10, 8] },
      { bets: [] },
    ],
  },
  hunt: {
    bet: [{ targets: [] }, { targets: [4] }, { targets: Array.from({ length: 11 }, () => 2) }],
  },
  wheel: { bet: [{ bets: {} }, { bets: { 4: 1 } }], stake: [{ bets: { 2: 0 } }] },
  hilo: { stake: [{ stake: 0 }] },
  ladder: { bet: [{ preset: 'tower' }], stake: [{ stake: 0 }] },
  covers,
  'points-wheel': { bet: [{ bets: {} }, { bets: { 4: 10 } }], stake: [{ bets: { 2: 0 } }] },
  'points-lottery': covers,
  'points-memory': covers,
  'points-chests': covers,
  'points-safes': covers,
  'points-scratch': { stake: [{ stake: 0 }] },
  'points-slot': { stake: [{ stake: 0 }, { stake: 5 }] },
};

for (const name of gameNames) {
  test(name, async () => {
    const { stakedOn } = await engines[name]();
    const { bet } = samples[name];
    for (const code of ['bet', 'stake'] as const) {
      for (const part of wrong[name][code] ?? []) {
        refuses(code, () => stakedOn({ ...bet, ...part }), `${name} ${JSON.stringify(part)}`);
      }
    }
  });
}

test.run();
