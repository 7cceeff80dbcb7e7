/** For each game a bet that can be made, and what is done in its round. */
import { ticket as bingoTicket } from '../../../src/domain/casino/games/bingo.ts';
import type { GameName } from '../../../src/domain/casino/rows.ts';

interface Sample {
  readonly bet: object;
  readonly steps?: object;
  /** What it is drawn from, where that is not seeds. */
  readonly seeds?: object;
  /** What the rtp is asked for, where that depends on it. */
  readonly setup?: object;
}

export const seeds = {
  serverSeed: 'c10472ab7b5bcc28c1aec272a82d25d6acb5653ce5dfe28db3ef86327650f26a',
  clientSeed: 'player-one',
  nonce: 0,
};

const lifting = (preset: string, picks: readonly number[]): Sample => ({
  bet: { stake: 10, preset },
  steps: { picks },
  setup: { preset },
});

export const samples: Readonly<Record<GameName, Sample>> = {
  dice: { bet: { stake: 100, side: 'over', target: 4950 } },
  crash: {
    bet: { stake: 100, cashOut: '2.00' },
    seeds: { hash: seeds.serverSeed, salt: 'replaybook' },
    setup: { cashOut: '2.00' },
  },
  mines: { bet: { stake: 100, mines: 3 }, steps: { picks: [1], cashOut: false } },
  plinko: { bet: { stake: 100, rows: 8, risk: 'high' }, setup: { rows: 12, risk: 'low' } },
  roulette: {
    bet: {
      bets: [
        { numbers: [1, 2, 3], stake: 100 },
        { numbers: [5], stake: 20 },
      ],
    },
  },
  blackjack: { bet: { stake: 100 }, steps: { actions: [] } },
  baccarat: { bet: { banker: 100, bankerPair: 20 }, setup: { bet: 'tie' } },
  'video-poker': { bet: { stake: 5 }, steps: { hold: [0, 4] } },
  'slot-lines': { bet: { stake: 100 } },
  keno: { bet: { stake: 100, picks: [1, 2, 3, 80] }, setup: { count: 4 } },
  'keno-5': { bet: { stake: 100, picks: [1, 2, 3, 80] }, setup: { count: 4 } },
  lotto: {
    bet: {
      stake: 10,
      lines: [
        [1, 2, 3, 4, 5, 6],
        [44, 45, 46, 47, 48, 49],
      ],
    },
  },
  scratch: { bet: { stake: 100 } },
  bingo: { bet: { stake: 100, ticket: bingoTicket(seeds) } },
  race: {
    bet: {
      field: [30, 22, 17, 13, 10, 8],
      bets: [
        { kind: 'win', runners: [1], stake: 100 },
        { kind: 'forecast', runners: [1, 6], stake: 20 },
      ],
    },
    setup: { field: [30, 22, 17, 13, 10, 8], kind: 'place', runners: [2] },
  },
  hunt: { bet: { stake: 5, targets: [2, 500, 2] } },
  wheel: { bet: { bets: { 2: 100, 48: 20 } } },
  'slot-ways': { bet: { stake: 100 } },
  hilo: { bet: { stake: 100 }, steps: { calls: ['same'], cashOut: false } },
  ladder: { bet: { stake: 100, preset: 'apple' }, steps: { picks: [1], cashOut: false } },
  covers: {
    bet: { stake: 100, preset: 'memory' },
    steps: { picks: [1, 2] },
    setup: { preset: 'memory' },
  },
  'points-wheel': { bet: { bets: { 48: 10 } } },
  'points-lottery': lifting('lottery', [19]),
  'points-memory': lifting('memory', [1, 2]),
  'points-chests': lifting('chests', [1]),
  'points-safes': lifting('safes', [1]),
  'points-scratch': { bet: { stake: 10 } },
  'points-slot': { bet: { stake: 10 } },
};
