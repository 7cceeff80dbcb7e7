/**
 * The ends that hardly any round has: the highest prize of a game where one can be had, and rounds that end by
 * themselves at their bound. Looked for in the test each of them would take minutes. So their numbers were looked
 * for once, by hashing the seeds of the test's first player from number 0 on until each game had its end, one game
 * after the other, as numbers only go up; `from` is what was found.
 */
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import {
  clearing,
  type Ending,
  type Press,
  ONE as stake,
  until,
} from '../../../support/page/played-ends.ts';
import { call, DEAL, keeping, START } from './cards.ts';
import { CARD, choosing, kenoOf, SPIN } from './tables.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Four of the five cards that were dealt. */
const FOUR = [0, 2, 3, 4];
const keepFour: Press = async (site) => {
  const cards = () => site.all('main li button');
  await until(site, () => cards().length === 5, 'five cards');
  for (const place of FOUR) await site.doing(() => cards()[place]?.click());
};

const CALLS = ['higher', 'higher', 'lower', 'higher', 'same', 'higher', 'lower'];
const BUTTONS = ['higher', 'lower', 'same'];

export const rarest: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  mines: [
    {
      ...{ what: 'as many tiles as the bound allows, which cashes out by itself', from: 2_459 },
      ...{ bet: { stake, mines: 10 }, chosen: { picks: upTo(11) }, paid: 323_283 },
      ...{ settled: /"done":true/, says: '11 safe tiles' },
      presses: [
        choosing('mines', '10'),
        START,
        ...upTo(11).map((tile) => `Tile ${tile + 1}, closed`),
      ],
    },
  ],
  plinko: [
    {
      ...{ what: 'the bucket at the edge', bet: { stake, rows: 16, risk: 'high' }, from: 249_088 },
      ...{ paid: 86_500, settled: /"bucket":16/, says: 'Bucket 17' },
      presses: ['main input[value="16"]', 'main input[value="high"]', 'Drop for €1.00'],
    },
  ],
  'video-poker': [
    {
      ...{ what: 'a straight flush that was dealt', ...keeping, from: 277_175, paid: 5_000 },
      says: 'Your hand: straight flush.',
    },
    {
      ...{ what: 'a royal flush by the last card', bet: { stake }, chosen: { hold: FOUR } },
      ...{ from: 369_304, paid: 80_000, says: 'Your hand: royal flush.' },
      presses: [DEAL, keepFour, 'Replace 1 card'],
    },
  ],
  'slot-lines': [
    {
      ...{ what: 'five of the highest symbol', bet: { stake }, from: 385_303, paid: 15_150 },
      ...{ presses: SPIN, says: ': 5 × lighthouse, €150.00.' },
    },
  ],
  keno: [
    {
      ...{ what: 'nine of nine', ...kenoOf(1, 2, 3, 4, 5, 6, 7, 8, 9), from: 1_274_447 },
      ...{ paid: 1_000_000, says: 'Hits: 9 of 9.' },
    },
  ],
  scratch: [
    {
      ...{ what: 'the highest prize', bet: { stake }, from: 1_916_526, paid: 1_000_000 },
      ...{ presses: CARD, says: 'Three times' },
    },
  ],
  hunt: [
    {
      ...{ what: 'the highest target', bet: { stake, targets: [500] }, from: 1_916_867 },
      ...{ paid: 50_000, says: 'Hits: 1 of 1.' },
      presses: [
        clearing('main button[data-shot]'),
        'main [aria-label^="Targets"] button:nth-of-type(8)',
        'Fire for €1.00',
      ],
    },
  ],
  'slot-ways': [
    {
      ...{ what: 'five reels of the highest symbol', bet: { stake }, from: 1_920_020 },
      ...{ paid: 8_120, presses: SPIN, says: 'diamond on 5 reels, ' },
    },
  ],
  hilo: [
    {
      ...{ what: 'where no call is within the bound, which cashes out by itself', bet: { stake } },
      ...{ chosen: { calls: CALLS }, settled: /"done":true,.*"allowed":\[\]/, from: 1_920_238 },
      ...{ paid: 784_356, says: 'Card: 8 of diamonds.' },
      presses: [START, ...CALLS.map((each) => call(BUTTONS.indexOf(each) + 1))],
    },
  ],
  ladder: [
    {
      ...{ what: 'the top of ten levels', bet: { stake, preset: 'apple' }, from: 1_920_328 },
      ...{ chosen: { picks: upTo(10).map(() => 0) }, paid: 137_046 },
      ...{ says: 'Level 10 of 10 climbed.' },
      presses: [
        'main input[value="apple"]',
        START,
        ...upTo(10).map((level) => `Level ${level + 1}, tile 1`),
      ],
    },
  ],
};
