/** For each game a bet that can be made, and what is done in its round. */
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

export const samples: Readonly<Record<GameName, Sample>> = {
  dice: { bet: { stake: 100, side: 'over', target: 4950 } },
  mines: { bet: { stake: 100, mines: 3 }, steps: { picks: [1], cashOut: false } },
  wheel: { bet: { bets: { 2: 100, 48: 20 } } },
};
