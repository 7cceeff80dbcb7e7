/** Games for points: their list, their tables, and what is said to who has too few. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { gameNames } from '../../../src/domain/casino/rows.ts';
import { POINTS } from '../../../src/domain/money/points.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { balance } from '../../support/session/betting.ts';
import { atTable, house, offered } from '../../support/session/house.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: games for points');

const EARNED = 'One point comes with each €1.00 of your own money';
const standing = (text: string) => /Balance([\d,]+ points)/.exec(text)?.[1];

test('a round costs ten points and pays points: chests, to the end and checked', async () => {
  const { session, page, rest, text, came, verified } = await openTable('points-chests');
  assert.match(text(), 'RTP 100.00%');
  assert.match(text(), 'A round costs 10 points.');
  assert.is(standing(text()), '1,000 points');
  assert.is(page.all('main input[name=stake]').length, 0);
  await page.pressNamed('Start for 10 points');
  await page.advance(100);
  assert.is(standing(text()), '990 points');
  await page.pressNamed('Cover 1, closed');
  await rest(1000);
  const payout = session.runtime.state.casinoTable.seats.at(-1)?.round.payout ?? 0;
  assert.is(standing(text()), `${990 + payout} points`);
  assert.ok(['more', 'back', 'nothing'].includes(came() ?? ''));
  assert.is(page.all('[data-cover=covered]').length, 0, 'all nine are opened');
  assert.match(await verified(), AGREES);
  assert.match(text(), 'One of 9 covers');
  const [sent] = session.requestsOf('casinoRoundStart');
  assert.is(sent?.input.body?.accountId, POINTS);
  assert.is(session.runtime.state.accounts.accounts[0]?.money, 100_000, 'money stays where it is');
  await page.close();
});

test('the wheel is turned by its player, and stops where it was drawn to', async () => {
  const { page, rest, text, statuses, verified } = await openTable('points-wheel');
  await page.press('main input[type=radio][value="48"]');
  assert.match(text(), 'Chance2%Returns480 points');
  await page.pressNamed('Spin for 10 points');
  await page.advance(1000);
  assert.not(statuses().join().includes('stopped'), 'not before it rests');
  await rest();
  assert.ok(statuses().join().includes('The wheel stopped at'));
  assert.match(await verified(), AGREES);
  await page.close();
});

test('the rules say what comes back, with every chance', async () => {
  for (const [name, said] of [
    ['points-lottery', 'On average 100.00% of what is staked comes back'],
    ['points-memory', 'On average 93.93% of what is staked comes back'],
    ['points-wheel', '96.00% of what is staked comes back'],
  ] as const) {
    const { page, text } = await openTable(name);
    await page.pressNamed('Rules and chances');
    assert.match(text(), said);
    await page.close();
  }
  const { page, text } = await openTable('points-lottery');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Under 20 covers lie');
  assert.match(text(), '\u20660.00×\u206970.00%');
  assert.match(text(), '\u206610.00×\u20695.00%');
  await page.close();
});

test('with too few points it is said how they come about, and nothing is staked', async () => {
  const { session, page, text } = await openTable('points-safes', house([], { points: 9 }));
  assert.match(text(), 'You have 9 points; a round costs 10 points.');
  assert.match(text(), EARNED);
  assert.match(text(), 'Points are no money');
  const button = page.get('[data-press] button');
  assert.ok(button.hasAttribute('disabled'));
  await page.press('[data-press] button');
  assert.equal(session.requestsOf('casinoRoundStart'), []);
  await page.close();
});

test('who has no money in the account that pays plays for points all the same', async () => {
  const server = house([], { money: 0 });
  const { page, rest, text, came } = await openTable('points-scratch', server);
  assert.not(text().includes('below this stake'));
  await page.press('[data-press] button');
  await rest();
  await page.press('[data-press] button');
  await rest();
  assert.ok(came());
  await page.close();
});

test('who has stopped playing plays for no points either', async () => {
  const endsAt = Date.UTC(2026, 6, 1) / 1000;
  const limit = { limitType: 30, limitState: 'ACTIVE', limitValue: 7, startedAt: 1, endsAt };
  const answers = { limits: () => reply({ limits: [limit] }) };
  const { session, page, text } = await openTable('points-chests', house(), { answers });
  assert.match(text(), 'You have stopped playing until');
  await page.press('[data-press] button');
  assert.equal(session.requestsOf('casinoRoundStart'), []);
  await page.close();
});

test('a guest plays for play points', async () => {
  const { session, page, rest, text } = await openTable('points-safes', house(), { player: false });
  assert.match(text(), 'You play with play points');
  await page.pressNamed('Start for 10 points');
  await rest(1000);
  await page.pressNamed('Cover 1, closed');
  await rest(1000);
  assert.is(session.requestsOf('casinoDemoAct').length, 1);
  assert.equal(session.requestsOf('casinoRoundStart'), []);
  await page.close();
});

async function open(url: string, player = true, more: SessionOptions['answers'] = {}) {
  const games = gameNames.map((name) => offered(name));
  const answers = { casinoGames: () => reply({ games }) };
  const server = house();
  const session = atTable('dice', server, {
    url,
    player,
    answers: { ...server.answers, ...answers, ...more },
  });
  const page = await openSite(session);
  await page.advance(1000);
  const names = () => page.all('main [data-game]').map(({ dataset }) => dataset['game'] ?? '');
  return { page, names, text: () => page.get('main').textContent ?? '' };
}

test('their list has the seven of them, each with its own address; the lobby has none', async () => {
  const { page, names, text } = await open('/en/bonusGames');
  assert.equal(names(), [
    ...['points-wheel', 'points-lottery', 'points-memory', 'points-chests', 'points-safes'],
    ...['points-scratch', 'points-slot'],
  ]);
  assert.match(text(), 'You have 1,000 points.');
  assert.match(text(), EARNED);
  await page.press('main [data-game=points-slot] a');
  await page.advance(500);
  assert.is(page.get('h1').textContent, 'POINTS-SLOT');
  assert.match(page.get('main header a').getAttribute('href') ?? '', /\/en\/bonusGames$/);
  await page.press('main header a');
  await page.advance(500);
  assert.is(names().length, 7);
  await page.pressNamed('Casino lobby');
  await page.advance(500);
  assert.equal(
    names().filter((name) => name.startsWith('points-')),
    [],
  );
  assert.is(names().length, 21);
  await page.close();
});

test('what games for money have brought is told to who comes to play for it', async () => {
  let points = 3;
  const answers = { balance: () => reply(balance(1_000, points)) };
  const { page, text } = await open('/en/casino-lobby', true, answers);
  points = 45;
  await page.pressNamed('Bonus games');
  await page.advance(500);
  assert.match(text(), 'You have 45 points.');
  await page.close();
});

test('a guest is told how points come about, and of none of their own', async () => {
  const { page, text } = await open('/en/bonusGames', false);
  assert.match(text(), EARNED);
  assert.not(text().includes('You have'));
  await page.close();
});

type Entry = CallReply<'pointEntries'>['items'][number];

const entry = (id: number, more: Partial<Entry> = {}): Entry => ({
  ...{ id: String(id), kind: 'bet', points: 20, at: id, bet: '1012', game: null, name: null },
  ...more,
});

const shownEntries = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.all('main [data-points-entry]').map((row) => {
    const [about, points] = row.children;
    return `${about?.textContent} ${points?.textContent}`.replace(/[\u2066\u2069]/g, '');
  });

test('what brought points and what took them is told, older entries as they are asked for', async () => {
  const first = [
    entry(9, { kind: 'paid', points: 1_040, bet: null, game: 97, name: 'Slot machine' }),
    entry(8, { kind: 'staked', points: -10, bet: null, game: 97, name: 'Slot machine' }),
    entry(7),
  ];
  const older = [
    entry(6, { kind: 'returned', points: 10, bet: null, game: 93, name: 'Memory' }),
    entry(5, { kind: 'round', bet: null, game: null, name: 'Gone game' }),
    entry(4, { kind: 'round', points: 3, bet: null }),
  ];
  const { page, text } = await open('/en/bonusGames', true, {
    pointEntries: ({ query }) =>
      query?.['cursor'] === undefined
        ? reply({ items: first, next: '7' })
        : reply({ items: older, next: null }),
  });
  assert.match(text(), 'Where your points came from');
  const newest = ['Won: POINTS-SLOT +1,040', 'Round for points: POINTS-SLOT −10', 'Bet 1012 +20'];
  assert.equal(shownEntries(page), newest);
  await page.pressNamed('Older entries');
  await page.advance(500);
  assert.equal(shownEntries(page), [
    ...newest,
    'Given back: POINTS-MEMORY +10',
    'Your stakes: Gone game +20',
    'Your stakes: a game +3',
  ]);
  assert.not.match(text(), 'Older entries');
  await page.close();
});

test('entries that cannot be loaded say so, and come when that is asked for', async () => {
  let isDown = true;
  const { page, text } = await open('/en/bonusGames', true, {
    pointEntries: () => (isDown ? refuse(500) : reply({ items: [], next: null })),
  });
  assert.match(text(), 'Your points could not be loaded');
  isDown = false;
  await page.pressNamed('Load again');
  await page.advance(500);
  assert.match(text(), 'Nothing has brought you points yet.');
  await page.close();
});

test('a guest has no entries, nor is there a place for them', async () => {
  const { page, text } = await open('/en/bonusGames', false);
  assert.not.match(text(), 'Where your points came from');
  await page.close();
});

test.run();
