/** Ends of games for points. */
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import type { Ending } from '../../../support/page/played-ends.ts';

/** What each of them costs. */
const stake = 10;

const lifting = (preset: string, paid: number, says = 'You found'): Ending => ({
  ...{
    what: `${paid} points`,
    bet: { stake, preset },
    staked: stake,
    chosen: { picks: [0] },
    paid,
    says,
  },
  presses: ['Start for 10 points', 'Cover 1, closed'],
});

const memory = (what: string, paid: number, says: string): Ending => ({
  ...{
    what,
    bet: { stake, preset: 'memory' },
    staked: stake,
    chosen: { picks: [0, 1] },
    paid,
    says,
  },
  presses: ['Start for 10 points', 'Cover 1, closed', 'Cover 2, closed'],
});

const wheel = (what: string, paid: number): Ending => ({
  ...{ what, bet: { bets: { 3: stake } }, staked: stake, paid, says: 'The wheel stopped at' },
  presses: ['main input[type=radio][value="3"]', 'Spin for 10 points'],
});

const plain = { bet: { stake }, staked: stake };
const card = { ...plain, presses: ['Buy a card for 10 points', 'Scratch all'] };
const spin = { ...plain, presses: ['Spin for 10 points'] };

export const points: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  'points-wheel': [wheel('where it stops', 30), wheel('another multiplier', 0)],
  'points-lottery': [lifting('lottery', 100), lifting('lottery', 10), lifting('lottery', 0)],
  'points-memory': [memory('a pair', 250, ': a pair.'), memory('no pair', 0, ': no pair.')],
  'points-chests': [lifting('chests', 40), lifting('chests', 5), lifting('chests', 0)],
  'points-safes': [lifting('safes', 40), lifting('safes', 0)],
  'points-scratch': [
    { what: 'three alike', ...card, paid: 100, says: 'Three times' },
    { what: 'no three alike', ...card, paid: 0, says: 'No three alike.' },
  ],
  'points-slot': [
    { what: 'lines', ...spin, paid: 15, says: 'Line ' },
    { what: 'nothing', ...spin, paid: 0, says: 'nothing came back' },
  ],
};
