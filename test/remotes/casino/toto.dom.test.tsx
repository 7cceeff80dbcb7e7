import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { totoGame } from '../../../src/domain/casino/toto-game.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { userConfigOf } from '../../support/session/accounts.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: toto');

const NOW = Date.UTC(2026, 0, 1);
const HASH = '0'.repeat(64);
const RESULTS = '1X21X21X21X21X';

const matches = Array.from({ length: 14 }, (_, at) => ({
  ...{ gameId: 500_001 + at, champ: 'North League', startAt: NOW + 3_600_000 },
  ...{ team1: `Home ${at + 1}`, team2: `Away ${at + 1}` },
}));

const bounds = { EUR: { unit: 2, least: 10, most: 1_000_000 } };

function drawsOf(setup: object | null, last: object[] = []): CallReply<'casinoDraws'> {
  return {
    ...{ game: totoGame.gameId, rules: totoGame.rules, terminal: HASH, salt: '', now: NOW },
    current: {
      ...{ draw: setup ? 3 : 0, opensAt: NOW, closesAt: NOW + 3_600_000, endsAt: null },
      setup: setup && { ...setup },
    },
    last: last.map((result, at) => ({ draw: 2 - at, at: NOW, hash: HASH, result })),
  };
}

const pools = { EUR: { pool: 5_000, coupons: 7, jackpot: 12_345 } };
const open = { matches, pools, bounds, next: null };
const teams = matches.map(({ team1, team2 }) => [team1, team2]);

const over = {
  ...{ matches, results: RESULTS },
  pools: {
    EUR: {
      ...{ isVoid: false, pool: 2_000, retained: 200, jackpot: 700 },
      categories: [
        { hits: 14, amount: 700, units: 1_000 },
        { hits: 13, amount: 400, units: 0 },
      ],
    },
  },
  winners: [{ name: 'A1B2C3', payout: 700, currency: 'EUR' }],
};

function couponOf(bet: object, more: object = {}): CallReply<'casinoRound'>['round'] {
  return {
    ...{ id: 'a1b2c3d4', game: totoGame.gameId, mode: 'real', rules: totoGame.rules, draw: 3 },
    seeds: { commitment: HASH, serverSeed: null, clientSeed: '', nonce: 3 },
    ...{ accountId: '1', currency: 'EUR', bet: { ...bet }, steps: [], status: 'open' },
    ...{ state: { draw: { teams, results: null }, outcome: null }, staked: 40, payout: null },
    ...{ startedAt: NOW, endedAt: null, transactions: [], profile: 'default' },
    ...{ balanceAfter: null },
    ...more,
  };
}

async function page(url: string, options: SessionOptions & { player?: boolean } = {}) {
  const session = bettingSession({
    ...{ url, player: true },
    ...options,
    answers: {
      casinoDraws: () => reply(drawsOf(open, [over])),
      casinoRounds: () => reply({ items: [], next: null }),
      ...options.answers,
    },
  });
  const site = await openSite(session);
  await site.advance(1000);
  return { session, site, text: () => site.get('main').textContent ?? '' };
}

test('matches are marked, combinations and price are told, and the coupon is bought under one key', async () => {
  const { session, site, text } = await page('/en/toto', {
    answers: {
      casinoDrawBet: ({ body }) =>
        reply({
          ...{ status: 'accepted', balance: 1_000, nextStartAt: NOW },
          round: couponOf((body as { bet: object }).bet),
        }),
    },
  });
  assert.match(text(), 'Pool so far€50.00');
  assert.match(text(), 'Jackpot from before€123.45');
  for (const [at, { team1, team2 }] of matches.entries()) {
    if (at === 13) assert.match(text(), 'Mark every match first: 13 of 14');
    await site.pressNamed(`${team1} – ${team2}: 1`);
  }
  await site.pressNamed('Home 1 – Away 1: X');
  assert.match(text(), 'Combinations: 2 of at most 20000');
  assert.match(text(), 'A coupon costs at least €0.10.');
  await site.pressNamed('Home 2 – Away 2: X');
  await site.pressNamed('Home 3 – Away 3: X');
  await site.pressNamed('Home 3 – Away 3: 2');
  assert.match(text(), 'Combinations: 12');
  await site.pressNamed('Buy for €0.24');
  await site.advance(200);
  const [sent] = session.requestsOf('casinoDrawBet');
  assert.equal(sent?.input.body?.bet, {
    marks: ['1X', '1X', '1X2', ...Array(11).fill('1')],
    unit: 2,
  });
  assert.match(site.get('[aria-label="Your coupons for this draw"]').textContent ?? '', 'A1B2C3');
  await site.close();
});

test('marks that are too many are told, and taken back', async () => {
  const { site, text } = await page('/en/toto/football/draw');
  for (const { team1, team2 } of matches) {
    for (const sign of ['1', 'X', '2']) await site.pressNamed(`${team1} – ${team2}: ${sign}`);
  }
  assert.match(text(), 'These marks are more combinations than are taken.');
  await site.pressNamed('Clear the marks');
  assert.match(text(), 'Mark every match first: 0 of 14');
  await site.close();
});

test('marks that are pressed before anything is drawn anew all count', async () => {
  const { site, text } = await page('/en/toto/football/draw');
  const button = (label: string) => site.get(`main button[aria-label="${label}"]`);
  const [home, none, other] = ['1', 'X', '2'].map((sign) => button(`Home 1 – Away 1: ${sign}`));
  await site.doing(() => {
    for (const one of [home, none, other, none, button('Home 2 – Away 2: X')]) one?.click();
  });
  await site.advance(50);
  assert.match(text(), 'Mark every match first: 2 of 14');
  const pressed = [home, none, other].map((one) => one?.getAttribute('aria-pressed'));
  assert.equal(pressed, ['true', 'false', 'true']);
  await site.close();
});

test('draws that are over: results, what was shared, and who got most', async () => {
  const draws = await page('/en/toto/draws');
  const shown = draws.site.get('main [aria-label="Draw 2"]').textContent ?? '';
  assert.match(shown, 'Home 1 – Away 1');
  assert.match(shown, '14€7.00€10.000.7×');
  await draws.site.close();
  const winners = await page('/en/toto/football/nonimees');
  assert.match(winners.text(), 'A1B2C3€7.00');
  await winners.site.close();
});

test('a draw that is played has its matches, and no winners yet', async () => {
  const played = { matches, results: null, pools: {}, winners: [] };
  const answers = { casinoDraws: () => reply(drawsOf(open, [played])) };
  const draws = await page('/en/toto/draws', { answers });
  assert.match(draws.text(), 'Sales over, matches under way');
  await draws.site.close();
  const winners = await page('/en/toto/nonimees', { answers });
  assert.match(winners.text(), 'No draw is over yet.');
  await winners.site.close();
});

test('own coupons: open ones wait, others say how many were right and what came of it', async () => {
  const marks = [...RESULTS];
  const items = [
    couponOf({ marks, unit: 2 }),
    couponOf(
      { marks: ['2', ...marks.slice(1)], unit: 2 },
      {
        ...{ id: 'ffee00', status: 'completed', payout: 400 },
        state: { draw: { teams, results: RESULTS }, outcome: { payout: 400 } },
      },
    ),
  ];
  const { session, site, text } = await page('/en/toto/coupons', {
    answers: { casinoRounds: () => reply({ items, next: null }) },
  });
  assert.match(text(), 'Coupon A1B2C3 · Draw 3 · Staked €0.40 · Its matches are not all over.');
  assert.match(text(), 'Got €4.00');
  assert.not.match(text(), 'Home 1 – Away 1');
  await site.pressNamed('Coupon FFEE00 · Draw 3 · Staked €0.40 · Got €4.00');
  assert.is(
    session.runtime.state.casinoRounds.recalled,
    'ffee00',
    'a replay shows it open as well',
  );
  assert.match(text(), 'Right: 13 of 14');
  const rows = site.all('main ol li').map((row) => row.textContent);
  assert.is(rows[0], '1Home 1 – Away 1Marked 2, came 1: wrong1X2');
  assert.is(rows[1], '2Home 2 – Away 2Marked X, came X: right1X2');
  assert.match(text(), 'Combinations1Stake on each combination€0.02');
  await site.close();
});

test('the next draw, none, another toto, and what cannot be loaded', async () => {
  const next = { draw: 4, matches, closesAt: NOW + 7_200_000 };
  const upcoming = await page('/en/toto/next', {
    answers: { casinoDraws: () => reply(drawsOf({ ...open, next })) },
  });
  assert.match(upcoming.site.get('main [aria-label="Draw 4"]').textContent ?? '', 'Home 14');
  await upcoming.site.close();
  const none = await page('/en/toto', { answers: { casinoDraws: () => reply(drawsOf(null)) } });
  assert.match(none.text(), 'There is no draw to take part in now');
  await none.site.close();
  const other = await page('/en/toto/curling');
  assert.match(other.text(), 'There is no such toto');
  await other.site.close();
  const failed = await page('/en/toto', { answers: { casinoDraws: () => refuse(503) } });
  assert.match(failed.text(), 'The draws could not be loaded');
  await failed.site.close();
});

test('once the first match has begun, the next draw is there without anybody asking', async () => {
  const { session, site, text } = await page('/en/toto');
  assert.match(text(), 'Draw 3');
  const asked = () => session.requestsOf('casinoDraws').length;
  const first = asked();
  await site.advance(600_000);
  assert.is(asked(), first, 'as long as coupons are taken, nothing is asked');
  const later = drawsOf(open);
  session.answers.casinoDraws = () =>
    reply({
      ...later,
      now: session.clock.now(),
      current: { ...later.current, draw: 4, closesAt: NOW + 7_200_000 },
    });
  await site.advance(3_060_000);
  assert.match(text(), 'Draw 4');
  assert.is(asked(), first + 1);
  await site.close();
});

test('who is barred from football sees the draw, is told why, and is asked for nothing', async () => {
  const userConfig = () => reply(userConfigOf({ disallow_line_sport: [1] }));
  const { session, site, text } = await page('/en/toto', { answers: { userConfig } });
  assert.match(text(), 'Bets on football are not open to your account');
  assert.match(text(), 'Home 14');
  const mark = site.get('main button[aria-label="Home 1 – Away 1: 1"]');
  assert.is(mark.getAttribute('aria-disabled'), 'true');
  await site.doing(() => mark.click());
  assert.is(mark.getAttribute('aria-pressed'), 'false');
  assert.is(site.all('main button[data-look=main]').length, 0);
  assert.equal(session.requestsOf('casinoDrawBet'), []);
  await site.close();
});

test('a guest sees the coupon, and is shown the way in', async () => {
  const { site, text } = await page('/en/toto', { player: false });
  assert.match(text(), 'This game is played for money only. Sign in to play.');
  await site.close();
  const coupons = await page('/en/toto/coupons', { player: false });
  assert.match(coupons.text(), 'Sign in to see your coupons.');
  await coupons.site.close();
});

test.run();
