import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { tournamentsAt } from '../../../src/domain/casino/tournaments.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { offered } from '../../support/session/house.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: tournaments');

const NOW = Date.UTC(2026, 0, 14, 12);
const all = tournamentsAt(NOW);
const on = all.find(({ series, startsAt }) => series === 'reels' && startsAt <= NOW);
if (!on) throw new Error('nothing is on');

const told = (id: string): NonNullable<CallReply<'tournament'>['tournament']> => ({
  ...(all.find((one) => one.id === id) ?? on),
  ...{ games: [31, 32], minStake: 20, pool: 1_234, players: 3, isPaid: false },
});

const own = {
  ...{ id: on.id, joinedAt: NOW, name: 'K7Q2M', rank: null, score: 0 },
  ...{ hasLeft: false, prize: null },
};

const ranks = [
  { rank: 1, name: 'ABCDE', score: 1_234_567, prize: 800 },
  { rank: 2, name: 'K7Q2M', score: 20_000, prize: 434 },
];

async function open(
  url: string,
  options: SessionOptions & { player?: boolean; items?: object[] } = {},
) {
  const { items = [], ...rest } = options;
  const session = bettingSession({
    ...{ url, player: true },
    ...rest,
    answers: {
      casinoGames: () => reply({ games: [offered('slot-lines'), offered('dice')] }),
      tournaments: () => reply({ at: NOW, currency: 'EUR', items: all.map(({ id }) => told(id)) }),
      tournament: ({ url: asked }: { url: string }) =>
        reply({
          ...{ at: NOW, currency: 'EUR', ranks },
          tournament: asked.includes(on?.id ?? '-') ? told(on?.id ?? '') : null,
        }),
      tournamentsOwn: () => reply({ isOffered: true, items }),
      ...rest.answers,
    },
  });
  const page = await openSite(session);
  await page.advance(500);
  return { session, page, text: () => page.get('main').textContent ?? '' };
}

const URL = `/en/bonus/casino/tournaments/${on.id}`;

test('what is on, what comes and what is over are told apart', async () => {
  const { page } = await open('/en/bonus/casino/tournaments');
  const of = (label: string) =>
    [...page.get(`main section[aria-label="${label}"]`).querySelectorAll('[data-tournament]')].map(
      (card) => card.getAttribute('data-tournament'),
    );
  assert.equal(of('On now').length, 2);
  assert.ok(of('On now').includes(on.id));
  assert.equal(of('On now').length + of('To come').length + of('Over').length, all.length);
  assert.ok(page.get(`main a[href="${URL}"]`));
  await page.close();
});

test('a player takes part at one press, and sees by which name', async () => {
  const { page, session, text } = await open(URL, {
    answers: { tournamentJoin: () => reply(own) },
  });
  assert.match(text(), 'A round counts from€0.20');
  assert.match(text(), 'ABCDE');
  assert.match(text(), '123.45');
  await page.pressNamed('Take part');
  await page.advance(200);
  assert.match(text(), 'You take part as K7Q2M.');
  assert.match(text(), 'K7Q2M (you)');
  const joined = session.events.find(({ type }) => type === 'tournament.joined');
  assert.equal(joined?.data, { tournament: on.id });
  await page.close();
});

test('how a player stands, that they left, and what they got', async () => {
  for (const [more, said] of [
    [{ rank: 2, score: 20_000 }, 'Your rank: 2 Your points: 2.00'],
    [{ hasLeft: true }, 'You have left this tournament'],
    [{ rank: 2, prize: { amount: 434, currency: 'EUR', paidAt: NOW } }, 'You got €4.34.'],
  ] as const) {
    const { page, text } = await open(URL, { items: [{ ...own, ...more }] });
    assert.match(text(), said);
    assert.not.match(text(), 'Take part');
    await page.close();
  }
});

test('a guest is shown the way in, and who may not play is told so', async () => {
  const guest = await open(URL, { player: false });
  assert.match(guest.text(), 'Sign in to take part.');
  await guest.page.close();
  const { page, text } = await open(URL, {
    answers: { tournamentsOwn: () => reply({ isOffered: false, items: [] }) },
  });
  assert.match(text(), 'Tournaments are not offered to you at the moment.');
  await page.close();
});

test('what cannot be loaded is asked for again, and an unknown one leads to the others', async () => {
  const unknown = await open('/en/bonus/casino/tournaments/reels-1');
  assert.match(unknown.text(), 'There is no such tournament');
  await unknown.page.close();
  let isDown = true;
  const { page, text } = await open(URL, {
    answers: {
      tournament: () =>
        isDown ? refuse(503) : reply({ at: NOW, currency: 'EUR', ranks, tournament: told(on.id) }),
    },
  });
  assert.match(text(), 'The tournaments could not be loaded');
  isDown = false;
  await page.doing(() => page.get('main [class*=error] button, main button').click());
  await page.advance(500);
  assert.match(text(), 'ABCDE');
  await page.close();
});

test('a table that is looked at follows what others play, and one that is not does not', async () => {
  const { session, page } = await open(URL);
  const asked = () => session.requestsOf('tournament').length;
  assert.is(asked(), 1);
  await page.advance(60_000);
  assert.is(asked(), 2);
  session.runtime.publish('app.visibilityChanged', { visible: false });
  await page.advance(180_000);
  assert.is(asked(), 2);
  await page.close();
});

test.run();
