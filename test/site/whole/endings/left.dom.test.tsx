/** How a round ends that its player left, in the books, and as they find it when they come back. */
import '../../../support/page/dom.ts';
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import {
  assertEnd,
  begin,
  type Ending,
  inMoney,
  ONE as stake,
  until,
} from '../../../support/page/played-ends.ts';
import type { WholeSite } from '../../../support/page/whole-site.tsx';
import { endingsOf } from './endings-of.ts';

const DAY = 24 * 60 * 60_000;
const START = 'Start for €1.00';
const DEAL = 'Deal for €1.00';

/** With nothing opened the stake comes back. */
const untouched = (bet: object, ...presses: string[]): Ending => ({
  ...{ what: 'nothing chosen: the stake comes back', bet, paid: 100, presses },
  status: 'cancelled',
  says: 'The round was cancelled',
});

const coin = { stake, preset: 'coin' };
const memory = { stake, preset: 'memory' };
const held = [0, 1, 2, 3, 4];

const left: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  mines: [
    untouched({ stake, mines: 3 }, START),
    {
      ...{ what: 'a tile open: it is cashed out', bet: { stake, mines: 3 }, paid: 112 },
      ...{ chosen: { picks: [12], cashOut: true }, presses: [START, 'Tile 13, closed'] },
      says: '1 safe tile',
    },
  ],
  blackjack: [
    {
      ...{ what: 'the hand stands', bet: { stake }, chosen: { actions: ['stand'] }, paid: 200 },
      ...{ presses: [DEAL], says: ': won.' },
    },
    {
      ...{ what: 'both hands stand', bet: { stake }, staked: 200, paid: 400 },
      ...{ chosen: { actions: ['split', 'stand', 'stand'] }, says: ': won.' },
      presses: [DEAL, 'Split for €1.00'],
    },
  ],
  'video-poker': [
    {
      ...{ what: 'all cards are kept', bet: { stake }, chosen: { hold: held }, paid: 100 },
      ...{ presses: [DEAL], says: 'Your hand: jacks or better.' },
    },
  ],
  hilo: [
    untouched({ stake }, START),
    {
      ...{ what: 'a right call: it is cashed out', bet: { stake }, paid: 143, says: 'Card: ' },
      chosen: { calls: ['higher'], cashOut: true },
      presses: [START, 'main button[class*=call]:nth-of-type(1)'],
    },
  ],
  ladder: [
    untouched(coin, 'main input[value="coin"]', START),
    {
      ...{ what: 'a level climbed: it is cashed out', bet: coin, paid: 194 },
      chosen: { picks: [0], cashOut: true },
      presses: ['main input[value="coin"]', START, 'Level 1, tile 1'],
      says: 'Level 1 of 10 climbed.',
    },
  ],
  covers: [
    untouched(memory, START),
    { ...untouched(memory, START, 'Cover 1, closed'), what: 'one cover: the stake comes back' },
  ],
};

/** A round becomes older by a day, which is long for all else: so it is the round that is moved, not the clock. */
async function aDayPasses(site: WholeSite): Promise<void> {
  const sql = `UPDATE casino_rounds SET started_at = started_at - ? WHERE status = 'open'`;
  site.backEnd.database.run(sql, DAY);
  await site.advance(1_000);
}

/** The header has what came of it, on whichever page its player is, and nothing is loaded for that. */
async function assertHeader(
  site: WholeSite,
  { staked = stake, paid }: Ending,
  before: number,
): Promise<void> {
  const balance = before - staked + paid;
  await until(site, () => inMoney.held(site) === balance, `a balance of ${balance}`);
}

endingsOf('the whole site: ends of rounds that were left', left, async (site, game, ending) => {
  const before = await begin(site, game, ending);
  const { url } = site.session.runtime.state.route;
  await site.visit('/en/casino-lobby');
  await aDayPasses(site);
  await assertHeader(site, ending, before);
  await site.visit(url);
  await assertEnd(site, game, ending, { before });
});

endingsOf('the whole site: rounds that end in view', left, async (site, game, ending) => {
  const before = await begin(site, game, ending);
  await aDayPasses(site);
  await assertEnd(site, game, ending, { before });
});
