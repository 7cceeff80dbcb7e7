import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import type { TransportRequest } from '../../../../src/calls/transport.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { choose, typeInto } from '../../../support/page/typing.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';
import { smallGame, smallLine } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: results');

async function open(url: string, options: SessionOptions = {}) {
  const answers = { sportsLine: smallLine, ...options.answers };
  return { page: await openSite(bettingSession({ url, ...options, answers })) };
}

test('results of what is being played, as they stand', async () => {
  const { page } = await open('/en/results/live');
  const league = page.get('main section[aria-label="North League"]');
  const game = league.querySelector('[data-game-id="7"]');
  assert.match(game?.textContent ?? '', /63′.*Home 72Away 71$/);
  assert.is(
    game?.querySelector('a')?.getAttribute('href'),
    '/en/live/football/1-north-league/7-home-7-away-7',
  );
  assert.is(page.all('main [data-game-id]').length, 2);
  await page.close();
});

test('what is being played is of one sport at a time, and followed by its own topic', async () => {
  const virtual = smallGame(900_000_001, { sportId: 2, champId: 2001, team1: 'Ada', team2: 'Bo' });
  const sports = [
    { id: 1, slug: 'football', name: 'Football' },
    { id: 2, slug: 'efootball', name: 'E-football' },
  ];
  const sportsLine = ({ query = {} }: TransportRequest) =>
    reply({
      feedId: '1',
      sports,
      champs: [{ id: 2001, slug: '2001-masters', name: 'Masters', sportId: 2, gameCount: 1 }],
      games: query['sport'] === 'efootball' ? [virtual] : [smallGame(7)],
      markets: [],
      total: 1,
      offset: 0,
    } satisfies CallReply<'sportsLine'>);
  const session = bettingSession({ url: '/en/results/live', answers: { sportsLine } });
  const page = await openSite(session);
  await page.advance(500);
  const shown = () => page.all('main [data-game-id]').map((row) => row.dataset['gameId']);
  assert.equal(shown(), ['7']);
  await page.press('main a[href="/en/results/live?sport=2"]');
  await page.advance(1000);
  assert.equal(shown(), ['900000001']);
  assert.is(
    page.get('main a[href="/en/results/live?sport=2"]').getAttribute('aria-current'),
    'page',
  );
  const feeds = session.requestsOf('sportsFeed').map(({ request }) => request.query?.['topics']);
  assert.is(feeds.at(-1), 'live:efootball');
  await page.close();
});

/** A server with two days of results. */
function archive({ query = {} }: TransportRequest) {
  const { day = '20260102' } = query;
  if (day !== '20260102' && day !== '20260101') return refuse(404);
  const game = { champId: 1, team1: 'Home', team2: 'Away', startAt: Date.UTC(2026, 0, 1, 18) };
  return reply({
    day,
    previous: day === '20260102' ? '20260101' : null,
    next: day === '20260101' ? '20260102' : null,
    champs: day === '20260101' ? [{ id: 1, name: 'North League' }] : [],
    games:
      day === '20260101'
        ? [
            { ...game, id: 1, score: [3, 1], halfTime: [1, 0] },
            { ...game, id: 2, score: null, halfTime: null },
          ]
        : [],
  } satisfies CallReply<'sportsResults'>);
}

test('results of a day that is over, by way of one with none', async () => {
  const { page } = await open('/en/results', { answers: { sportsResults: archive } });
  assert.match(page.get('main').textContent ?? '', 'No game is over yet');
  const before = page.get('main nav a[href="/en/results?day=20260101"]');
  before.focus();
  await page.pressNamed('Day before');
  // The way to other days stays where it is while a day is loaded: so does the focus.
  assert.ok(document.activeElement === before && before.isConnected);
  assert.is(page.get('main h2').textContent, 'January 1, 2026');
  await page.advance(500);
  assert.is(page.get('main h2').textContent, 'January 1, 2026');
  const row = (id: number) => page.get(`main [data-game-id="${id}"]`).textContent ?? '';
  assert.match(row(1), /Home3Away1Half-time 1:0$/);
  assert.match(row(2), /HomeAwayCalled off$/);
  assert.not.ok(page.all('main a').some((link) => link.textContent === 'Day before'));
  await page.close();
});

test('results are narrowed to a championship, and to a name in any letters', async () => {
  const day = {
    day: '20260101',
    previous: null,
    next: null,
    champs: [
      { id: 1, name: 'North League' },
      { id: 2, name: 'South League' },
    ],
    games: [
      { id: 1, champId: 1, team1: 'Real Norte', team2: 'Away' },
      { id: 2, champId: 1, team1: 'Home', team2: 'São Vento' },
      { id: 3, champId: 2, team1: 'Realense', team2: 'Third' },
    ].map((game) => ({ ...game, startAt: Date.UTC(2026, 0, 1), score: null, halfTime: null })),
  } satisfies CallReply<'sportsResults'>;
  const { page } = await open('/en/results', { answers: { sportsResults: () => reply(day) } });
  const shown = () => page.all('main [data-game-id]').map(({ dataset }) => dataset['gameId']);
  const type = (text: string) => page.doing(() => typeInto(page.get('[name=name]'), text));
  assert.equal(shown(), ['1', '2', '3']);
  for (const [text, games] of [
    ['sao', ['2']],
    ['реал', ['1', '3']],
    ['south', ['3']],
    ['nobody', []],
  ] as const) {
    await type(text);
    assert.equal(shown(), [...games], text);
  }
  assert.match(page.get('main').textContent ?? '', 'Nothing found');
  await type('real');
  await page.doing(() => choose(page.get('[name=champ]'), '1'));
  assert.equal(shown(), ['1']);
  await page.close();
});

test('results are of one sport; the other is one press away, on the same day', async () => {
  const asked: (string | undefined)[] = [];
  const sportsResults = (request: TransportRequest) => {
    asked.push(request.query?.['sport']);
    return archive(request);
  };
  const two = [
    { id: 1, slug: 'football', name: 'Football' },
    { id: 2, slug: 'efootball', name: 'E-football' },
  ];
  const { page } = await open('/en/results?day=20260101', {
    answers: {
      sportsResults,
      sportsLine: () => reply({ feedId: '1', sports: two, champs: [], games: [], markets: [] }),
    },
  });
  const current = () => page.all('main [aria-current="page"]').map((one) => one.textContent);
  assert.ok(current().includes('Football'));
  await page.press('main a[href="/en/results?day=20260101&sport=2"]');
  await page.advance(500);
  assert.equal(asked, [undefined, '2']);
  assert.ok(current().includes('E-football') && !current().includes('Football'));
  assert.ok(page.get('main a[href="/en/results?day=20260102&sport=2"]'));
  await page.close();
});

test('a day without results says so, leads to today, and can be asked for again', async () => {
  const { page } = await open('/en/results?day=20251231', { answers: { sportsResults: archive } });
  assert.match(page.get('main').textContent ?? '', 'The results could not be loaded');
  await page.pressNamed('Today’s results');
  await page.advance(500);
  assert.is(page.get('main h2').textContent, 'January 2, 2026');
  await page.close();
});

test.run();
