/**
 * What a round will come to leaves the server at its time and not before: it is in no answer, in no line of the
 * recording and in no read model, of every game, looked for after each press.
 */
import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type GameName, gameNames, games } from '../../../../src/domain/casino/rows.ts';
import { drawnAgain } from '../../../../src/reference/casino/playing.ts';
import { createRounds, type RoundRow } from '../../../../src/reference/casino/rounds.ts';
import { createSeedPairs } from '../../../../src/reference/casino/seed-pairs.ts';
import { earnPoints } from '../../../support/page/earned-points.ts';
import { drawsAhead, houseGame, secretSeeds } from '../../../support/page/planted-rounds.ts';
import { betOnDraw, drawEnds } from '../../../support/page/played-draws.ts';
import {
  type Ending,
  openGame,
  plantEnding,
  pressAll,
  typeStake,
  until,
} from '../../../support/page/played-ends.ts';
import { openWholeSite, type WholeSite } from '../../../support/page/whole-site.tsx';
import { redacted } from '../../../support/session/secrecy.ts';
import { cards } from './cards.ts';
import { draws } from './draws.ts';
import { points } from './points.ts';
import { tables } from './tables.ts';

interface Looking {
  site: WholeSite;
  /** What left the back-end since it was begun to look. */
  told: unknown[];
}

const test = suite<Looking>('the whole site: what is planted');

test.before(async (context) => {
  context.told = [];
  const onAnswer = (body: unknown) => void context.told.push(body);
  context.site = await openWholeSite({ url: '/en/casino/game/42/dice', onAnswer });
  await earnPoints(context.site);
});
test.after(async ({ site }) => site.close());

/** No curve takes longer to its end, in seconds. */
const LONGEST = 200;

const CARD = /"[A2-9TJQK][cdhs]"/g;

/** All that is known outside the server: what it told since, what was recorded since, and what is in view. */
const known = ({ site: { session }, told }: Looking, since: number): string =>
  JSON.stringify([told, redacted(session.events.slice(since)), session.runtime.state]);

const roundRow = v.object({ id: v.string(), user_id: v.string() });
const LAST = 'SELECT id, user_id FROM casino_rounds WHERE game = ? ORDER BY seq DESC LIMIT 1';

/** The round of a game that was begun last, and all that was drawn for it. */
function lastDrawn({ backEnd: { database, beside } }: WholeSite, name: GameName) {
  const found = database.first(roundRow, LAST, name);
  const row = found && createRounds(database).find(found.user_id, found.id);
  if (!row) return null;
  const pairs = createSeedPairs(database, beside.keys, undefined);
  return { row, draw: v.parse(v.array(v.unknown()), drawnAgain(pairs, houseGame(name), row)) };
}

type Draw = readonly unknown[];
type Steps = RoundRow['steps'];

/** Cards that an action at blackjack takes. */
const TAKEN = new Map<unknown, number>([
  ['stand', 0],
  ['split', 2],
]);
const takenBy = (steps: Steps): number =>
  steps.reduce((sum, { action }) => sum + (TAKEN.get(action['action']) ?? 1), 0);

/** Cards that lie open after some steps: at blackjack the dealer's hidden one is passed over. */
const OPEN: Readonly<Partial<Record<GameName, (draw: Draw, steps: Steps) => Draw>>> = {
  hilo: (draw, { length }) => draw.slice(0, length + 1),
  blackjack: (draw, steps) => [...draw.slice(0, 3), ...draw.slice(4, 4 + takenBy(steps))],
  'video-poker': (draw) => draw.slice(0, 5),
};

/** Holds what is known against an open round: of its cards those that were dealt, of other draws no whole one. */
function assertHidden(
  name: GameName,
  text: string,
  { row, draw }: NonNullable<ReturnType<typeof lastDrawn>>,
) {
  const open = OPEN[name]?.(draw, row.steps);
  if (open === undefined) {
    assert.not.match(text, JSON.stringify(draw).slice(1, -1), name);
    return;
  }
  const seen = [...new Set(text.match(CARD))].sort();
  assert.equal(seen, [...new Set(open.map((card) => JSON.stringify(card)))].sort(), name);
}

const personal: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  ...tables,
  ...cards,
  ...points,
};

for (const name of gameNames.filter((one) => !games[one].shared)) {
  test(`${name}: nothing of what is not dealt, and no seed`, async (context) => {
    const { site } = context;
    const [ending] = (personal[name] ?? []).toSorted((a, b) => b.presses.length - a.presses.length);
    assert.ok(ending, 'it has an ending');
    await openGame(site, name);
    context.told = [];
    const since = site.session.events.length;
    plantEnding(site, name, ending);
    await site.doing(() => typeStake(site));
    let looked = 0;
    for (const press of ending.presses) {
      await pressAll(site, [press]);
      const text = known(context, since);
      for (const seed of secretSeeds(site)) assert.not.match(text, seed);
      const drawn = houseGame(name).engine.isOpen ? lastDrawn(site, name) : null;
      if (drawn?.row.status !== 'open') continue;
      assertHidden(name, text, drawn);
      looked += 1;
    }
    assert.ok(looked > 0 || !houseGame(name).engine.isOpen, 'it was looked at while it was open');
    await until(site, () => site.all('main [data-came]')[0], 'its end');
    for (const seed of secretSeeds(site)) assert.not.match(known(context, since), seed);
  });
}

for (const name of gameNames.filter((one) => games[one].shared)) {
  test(`${name}: the hash of a draw is told when it is over`, async (context) => {
    const { site } = context;
    const [ending] = draws[name] ?? [];
    assert.ok(ending, 'it has an ending');
    await openGame(site, name);
    context.told = [];
    const since = site.session.events.length;
    const { draw } = await betOnDraw(site, name, ending);
    const hash = drawsAhead(site).hashOf(name, draw.draw);
    assert.not.match(known(context, since), hash);
    await drawEnds(site, draw);
    await until(site, () => known(context, since).includes(hash), 'its hash', LONGEST);
  });
}

test('a seed is known once it is revealed, and the next one is not', async (context) => {
  const { site } = context;
  await openGame(site, 'dice');
  const [seed = '', ...others] = secretSeeds(site);
  await pressAll(site, ['Fairness and seeds', 'Reveal and go on with the next']);
  const text = known(context, 0);
  assert.match(text, seed);
  for (const other of [...others, ...secretSeeds(site)]) assert.not.match(text, other);
});

test.run();
