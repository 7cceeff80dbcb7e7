/** Ends of games in which nothing is chosen after the draw, and of those that climb. */
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import {
  clearing,
  type Ending,
  type Press,
  ONE as stake,
} from '../../../support/page/played-ends.ts';
import { choose } from '../../../support/page/typing.ts';

export const choosing =
  (list: string, value: string): Press =>
  (site) =>
    site.doing(() => choose(site.get(`main select[name=${list}]`), value));

const dice = { stake, side: 'under', target: 4_950 };
const ROLL = ['main input[value=under]', 'Roll for €1.00'];

const boardOf = (risk: string) => ({
  bet: { stake, rows: 8, risk },
  presses: ['main input[value="8"]', `main input[value="${risk}"]`, 'Drop for €1.00'],
});

const MINES = 3;
const mines = { stake, mines: MINES };
const DIG = [choosing('mines', String(MINES)), 'Start for €1.00', 'Tile 13, closed'];

const straight = { numbers: [17], stake };
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const chipsOn = (...spots: string[]): Press[] => [
  'main input[value="100"]',
  ...spots.map((spot) => `[data-spot="${spot}"]`),
];

const PICKED = 'main [data-mark=picked], main [data-mark=hit]';
export const kenoOf = (...picks: number[]) => {
  const marked = picks.map((number) => `main [data-columns] button:nth-of-type(${number})`);
  const presses = [clearing(PICKED), ...marked, 'Play for €1.00'];
  return { bet: { stake, picks }, presses };
};

const volley = { stake, targets: [2, 3] };
const FIRE = [
  clearing('main button[data-shot]'),
  'main [aria-label^="Targets"] button:nth-of-type(1)',
  'main [aria-label^="Targets"] button:nth-of-type(2)',
  'Fire for €2.00',
];

const coin = { stake, preset: 'coin' };
const penalty = { stake, preset: 'penalty' };
const climbing = (preset: string): Press[] => [`main input[value="${preset}"]`, 'Start for €1.00'];
const PENALTIES = [1, 2, 3, 4, 5].map((level) => `Level ${level}, tile 1`);

const covers = { stake, preset: 'memory' };
const LIFT = ['Start for €1.00', 'Cover 1, closed', 'Cover 2, closed'];
export const SPIN = ['Spin for €1.00'];
export const CARD = ['Buy a card for €1.00', 'Scratch all'];

export const tables: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  dice: [
    { what: 'a win', bet: dice, paid: 200, presses: ROLL, says: 'wins.' },
    { what: 'a loss', bet: dice, paid: 0, presses: ROLL, says: 'wins.' },
  ],
  mines: [
    {
      ...{ what: 'a mine', bet: mines, chosen: { picks: [12] }, paid: 0 },
      ...{ presses: DIG, says: 'Tile 13 was a mine.' },
    },
    {
      ...{ what: 'a cash-out', bet: mines, chosen: { picks: [12], cashOut: true }, paid: 112 },
      ...{ presses: [...DIG, 'Cash out €1.12'], says: '1 safe tile' },
    },
    {
      ...{ what: 'the only safe tile, which cashes out by itself' },
      ...{ bet: { stake, mines: 24 }, chosen: { picks: [0] }, paid: 2_475 },
      presses: [choosing('mines', '24'), 'Start for €1.00', 'Tile 1, closed'],
      says: '1 safe tile',
    },
  ],
  plinko: [
    { what: 'a bucket above the stake', ...boardOf('high'), paid: 390, says: 'Bucket' },
    { what: 'a bucket of a part of it', ...boardOf('high'), paid: 20, says: 'Bucket 5' },
    { what: 'the stake itself', ...boardOf('low'), paid: 100, says: 'Bucket' },
  ],
  roulette: [
    {
      ...{ what: 'its number', bet: { bets: [straight] }, paid: 3_600 },
      ...{ presses: [...chipsOn('17'), ...SPIN], says: 'The ball fell on 17' },
    },
    {
      ...{ what: 'another one', bet: { bets: [straight] }, paid: 0 },
      ...{ presses: [...chipsOn('17'), ...SPIN], says: 'The ball fell on' },
    },
    {
      ...{ what: 'one bet of two', bet: { bets: [straight, { numbers: RED, stake }] } },
      ...{ staked: 200, paid: 200, says: 'Paid: Red' },
      presses: [...chipsOn('17', 'red'), 'Spin for €2.00'],
    },
  ],
  'slot-lines': [
    { what: 'nothing', bet: { stake }, paid: 0, presses: SPIN, says: 'nothing came back' },
    { what: 'lines', bet: { stake }, paid: 150, presses: SPIN, says: 'Line ' },
    { what: 'the stake', bet: { stake }, paid: 100, presses: SPIN, says: 'Line ' },
    {
      ...{ what: 'free spins', bet: { stake }, paid: 1_100, settled: /"free":[1-9]/ },
      ...{ presses: SPIN, says: '10 free spins: €' },
    },
  ],
  'slot-ways': [
    { what: 'nothing', bet: { stake }, paid: 0, presses: SPIN, says: 'nothing came back' },
    { what: 'more than the stake', bet: { stake }, paid: 200, presses: SPIN, says: ' reels, ' },
    { what: 'less than the stake', bet: { stake }, paid: 40, presses: SPIN, says: ' reels, ' },
  ],
  keno: [
    { what: 'hits', ...kenoOf(1, 2, 3), paid: 400, says: 'Hits: 2 of 3.' },
    { what: 'no hits', ...kenoOf(1, 2, 3), paid: 0, says: ' of 3.' },
    { what: 'the stake', ...kenoOf(1, 2, 3, 4, 5, 6, 7), paid: 100, says: 'Hits: 3 of 7.' },
    {
      ...{ what: 'none of ten, which pays', ...kenoOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
      ...{ settled: /"hits":0/, paid: 200, says: 'Hits: 0 of 10.' },
    },
  ],
  scratch: [
    { what: 'three alike', bet: { stake }, paid: 1_000, presses: CARD, says: 'Three times' },
    { what: 'no three alike', bet: { stake }, paid: 0, presses: CARD, says: 'No three alike.' },
    { what: 'the stake', bet: { stake }, paid: 100, presses: CARD, says: 'Three times' },
  ],
  hunt: [
    { what: 'misses', bet: volley, staked: 200, paid: 0, presses: FIRE, says: 'Hits: 0 of 2.' },
    { what: 'one hit', bet: volley, staked: 200, paid: 200, presses: FIRE, says: 'Hits: 1 of 2.' },
    { what: 'two hits', bet: volley, staked: 200, paid: 500, presses: FIRE, says: 'Hits: 2 of 2.' },
  ],
  ladder: [
    {
      ...{ what: 'a bad tile', bet: penalty, chosen: { picks: [0] }, paid: 0 },
      ...{
        presses: [...climbing('penalty'), 'Level 1, tile 1'],
        says: 'A bad tile on level 1 of 5.',
      },
    },
    {
      ...{ what: 'a cash-out', bet: coin, chosen: { picks: [0], cashOut: true }, paid: 194 },
      presses: [...climbing('coin'), 'Level 1, tile 1', 'Cash out €1.94'],
      says: 'Level 1 of 10 climbed.',
    },
    {
      ...{ what: 'the top', bet: penalty, chosen: { picks: [0, 0, 0, 0, 0] }, paid: 1_247 },
      ...{ presses: [...climbing('penalty'), ...PENALTIES], says: 'Level 5 of 5 climbed.' },
    },
  ],
  covers: [
    {
      ...{ what: 'a pair', bet: covers, chosen: { picks: [0, 1] }, paid: 2_500 },
      ...{ presses: LIFT, says: ': a pair.' },
    },
    {
      ...{ what: 'no pair', bet: covers, chosen: { picks: [0, 1] }, paid: 0 },
      ...{ presses: LIFT, says: ': no pair.' },
    },
  ],
};
