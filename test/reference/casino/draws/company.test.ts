/** Who is on a curve is told to everybody, and nothing of who they are. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { MOST_SEATS } from '../../../../src/domain/casino/company.ts';
import { gameNamed } from '../../../../src/reference/casino/games.ts';
import { accepted, atTheTable, playingOn } from '../../support/casino.ts';
import { openFeed } from '../../support/events.ts';
import { pass } from '../../support/feed.ts';
import { LOGIN, playerOn } from '../../support/harness.ts';
import { identityWith } from '../../support/identity.ts';

const test = suite('who is on a curve');

const CRASH = gameNamed('crash')?.gameId ?? 0;
const LOGINS = ['other@example.test', 'third@example.test'] as const;
/** No curve of these tests flies so long. */
const LONGEST = 200;

type Company = NonNullable<CallReply<'casinoDraws'>['company']>;
type Told = CallReply<'sportsFeed'> | null;

const companiesIn = (told: Told): Company[] =>
  (told?.draws ?? []).flatMap((one) => (one.kind === 'crashCompanyTold' ? [one] : []));

/** A curve that takes bets, of the draws that are the same each time, and the others who may bet on it. */
async function atACurve() {
  const identity = await identityWith(LOGIN, ...LOGINS);
  const { harness, playing } = await atTheTable({ identity });
  const [other, third] = await Promise.all(LOGINS.map((login) => playerOn(harness, login)));
  if (!other || !third) throw new Error('nobody else is there');
  const { draw } = (await playing.draws('crash')).current;
  return {
    harness,
    playing,
    draw,
    other,
    others: [playingOn(harness, other), playingOn(harness, third)],
  };
}

type Curve = Awaited<ReturnType<typeof atACurve>>;

/** What is told of it second by second, until it has ended, and where that was. */
async function untilItEnds({ harness, playing, draw }: Curve) {
  const seen: Company[] = [];
  for (let seconds = 0; seconds < LONGEST; seconds += 1) {
    harness.clock.now += 1_000;
    const { company, last } = await playing.draws('crash');
    if (company?.draw === draw) seen.push(company);
    const over = last.find((one) => one.draw === draw);
    if (over) return { seen, point: Number(over.result) };
  }
  throw new Error('it does not end');
}

test('bets are told as they come, and where they were cashed out once the curve got there', async () => {
  const curve = await atACurve();
  const { harness, playing, draw, others } = curve;
  const feed = await openFeed(harness.url, { topics: `draws:${CRASH}` });
  await feed.next();
  accepted(await playing.bet('crash', draw, { stake: 100, cashOut: '1.01' }));
  accepted((await others[0]?.bet('crash', draw, { stake: 700, cashOut: '9999.99' })) ?? NOTHING);
  pass(harness, 1);
  const [joined] = companiesIn(await feed.next());
  assert.equal([joined?.draw, joined?.bets, joined?.out], [draw, 2, 0]);
  const [own, other] = joined?.seats ?? [];
  assert.equal([own?.cashOut, other?.cashOut], [null, null], 'what a bet waits for is not told');
  assert.match(own?.name ?? '', /^[A-Z2-9]{5}$/);
  assert.is.not(own?.name, other?.name);
  feed.close();
  const { seen, point } = await untilItEnds(curve);
  const last = seen.at(-1);
  assert.ok(point >= 1.01, `this draw ends at ${point}: the test is about one that rises`);
  assert.equal([last?.bets, last?.out], [2, 1]);
  assert.equal(last?.seats, [
    { name: own?.name, cashOut: '1.01' },
    { name: other?.name, cashOut: null },
  ]);
  await harness.close();
});

test('a cash-out by hand is told with what was paid, and at the next moment of the feed', async () => {
  const curve = await atACurve();
  const { harness, playing, draw, others } = curve;
  const round = accepted(await playing.bet('crash', draw, { stake: 100, cashOut: '500.00' }));
  accepted((await others[0]?.bet('crash', draw, { stake: 100, cashOut: '600.00' })) ?? NOTHING);
  const feed = await openFeed(harness.url, { topics: `draws:${CRASH}` });
  await feed.next();
  harness.clock.now += 6_500;
  const pressed = await playing.act(round.id, 0, { cashOut: true });
  const at = String(accepted(pressed).steps[0]?.action['cashOut']);
  pass(harness, 1);
  const [told] = companiesIn(await feed.next());
  assert.equal(
    [told?.bets, told?.out, told?.seats.map(({ cashOut }) => cashOut)],
    [2, 1, [at, null]],
  );
  feed.close();
  await harness.close();
});

test('nothing of who somebody is, what they staked or wait for is in what is told of them', async () => {
  const { harness, playing, draw, other, others } = await atACurve();
  const bet = { stake: 7_321, cashOut: '4321.09' };
  const feed = await openFeed(harness.url, { topics: `draws:${CRASH}` });
  await feed.next();
  const round = accepted((await others[0]?.bet('crash', draw, bet)) ?? NOTHING);
  pass(harness, 1);
  const told = await feed.next();
  const { company } = await playing.draws('crash');
  assert.is(company?.bets, 1);
  const answers = JSON.stringify([companiesIn(told), company]);
  const planted = [round.id, other.accountId, '7321', '4321.09', 'example', 'user', 'EUR'];
  // Numbers of accounts are short: as values of their own they would stand in quotes.
  const texts = planted.map((value) => (value.length < 4 ? `"${value}"` : value));
  assert.equal(
    texts.filter((text) => answers.includes(text)),
    [],
  );
  assert.equal(Object.keys(company?.seats[0] ?? {}).sort(), ['cashOut', 'name']);
  feed.close();
  await harness.close();
});

test('a player has one name on a curve, and another on the next', async () => {
  const curve = await atACurve();
  const { harness, playing, draw } = curve;
  for (let bets = 0; bets < 2; bets += 1) {
    accepted(await playing.bet('crash', draw, { stake: 100 }));
  }
  const first = (await playing.draws('crash')).company;
  assert.is(new Set(first?.seats.map(({ name }) => name)).size, 1);
  await untilItEnds(curve);
  const { current } = await playing.draws('crash');
  accepted(await playing.bet('crash', current.draw, { stake: 100 }));
  const next = (await playing.draws('crash')).company;
  assert.is(next?.draw, current.draw);
  assert.is.not(next?.seats[0]?.name, first?.seats[0]?.name);
  await harness.close();
});

test('of many bets some are told, and all are counted', async () => {
  const { harness, playing, draw, others } = await atACurve();
  for (const one of [playing, ...others]) {
    for (let bets = 0; bets < 10; bets += 1) {
      accepted(await one.bet('crash', draw, { stake: 100 }));
    }
  }
  const { company } = await playing.draws('crash');
  assert.equal([company?.bets, company?.out, company?.seats.length], [30, 0, MOST_SEATS]);
  await harness.close();
});

const NOTHING: Awaited<ReturnType<Curve['playing']['bet']>> = {
  ...{ status: 0, body: { status: 'refused', rule: 'not-accepted' }, errors: [] },
};

test.run();
