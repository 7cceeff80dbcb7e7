import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportRequest } from '../../../../src/calls/transport.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';
import { marketsOf, smallGame, smallLine } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: esports');

const sports = [
  { id: 1, slug: 'football', name: 'Football' },
  { id: 2, slug: 'efootball', name: 'E-football' },
];
const champs = [
  { id: 2001, slug: '2001-masters', name: 'Masters', sportId: 2, gameCount: 2 },
  { id: 2002, slug: '2002-night', name: 'Night League', sportId: 2, gameCount: 0 },
];
const of = { sportId: 2, champId: 2001 };
const live = smallGame(901, { ...of, team1: 'Kestrel', team2: 'Moth' });
const coming = smallGame(902, { ...of, status: 1, team1: 'Vanta', team2: 'Quill' });

/** A server that has virtual football beside a small line. */
function served(request: TransportRequest) {
  const { sport, champ, game } = request.query ?? {};
  const isVirtual = sport === 'efootball' || champ === '2001-masters' || game?.startsWith('90');
  if (!isVirtual) return smallLine(request);
  const isLive = request.url.includes('/live');
  const games = game === undefined ? [isLive ? live : coming] : [live];
  const markets = games.flatMap((one) => marketsOf(one));
  const shared = { feedId: '1', feedAt: 1, sports, champs, games, markets };
  return reply({ ...shared, total: games.length, offset: 0 });
}

const open = (url: string) => openSite(bettingSession({ url, answers: { sportsLine: served } }));

type Opened = Awaited<ReturnType<typeof open>>;

const shown = (page: Opened) => page.all('main [data-game-id]').map((row) => row.dataset['gameId']);
const text = (page: Opened) => page.get('main').textContent ?? '';

test('virtual football stands with what is played and what comes, and says what it is', async () => {
  for (const url of [
    '/en/esports/virtual',
    '/en/cyber/virtual/all',
    '/en/esports/virtual/efootball',
  ]) {
    const page = await open(url);
    assert.equal(shown(page), ['901', '902'], url);
    assert.match(text(page), 'drawn by this house', url);
    await page.close();
  }
});

test('what is played now is shown by itself: by its score, and without pictures', async () => {
  const page = await open('/en/esports/stream');
  assert.equal(shown(page), ['901']);
  assert.match(text(page), 'There are no pictures');
  assert.is(page.get('[aria-current="page"]').textContent?.includes('Played now'), true);
  await page.close();
});

test('its championships, and the matches of one', async () => {
  const list = await open('/en/esports/virtual/efootball/champs');
  assert.ok(list.get('main a[href="/en/live/efootball/2001-masters"]'));
  assert.not.match(text(list), 'North League');
  await list.close();
  const one = await open('/en/esports/virtual/efootball/2001-masters');
  assert.is(one.get('main h1').textContent, 'Masters');
  assert.equal(shown(one), ['901', '902']);
  await one.close();
});

test('a match has its markets, and the way back', async () => {
  const page = await open('/en/cyber/virtual/efootball/2001-masters/901-kestrel-moth');
  assert.match(text(page), /Kestrel.*Moth/);
  assert.ok(page.all('main button[data-market-id]').length > 0);
  assert.ok(page.get('main a[href="/en/cyber/virtual/efootball/2001-masters"]'));
  await page.close();
});

test('a match and a championship of the line lead back to esports', async () => {
  for (const path of ['2001-masters', '2001-masters/901-kestrel-moth']) {
    const page = await open(`/en/live/efootball/${path}`);
    assert.is(page.get('main nav a').getAttribute('href'), '/en/esports/virtual', path);
    await page.close();
  }
  const page = await open('/en/live/football/1001-north-league');
  assert.is(page.get('main nav a').getAttribute('href'), '/en/live');
  await page.close();
});

test('of real tournaments there are none: it is said, and virtual football stands in their place', async () => {
  for (const url of ['/en/esports/real', '/en/cyber/real/all']) {
    const page = await open(url);
    assert.match(text(page), 'No real tournaments are on offer', url);
    assert.equal(shown(page), ['901', '902'], url);
    await page.close();
  }
});

test('what is no game of this house is said to be none, and what there is', async () => {
  for (const [url, said] of [
    ['/en/esports/real/efootball/2001-masters', 'No real tournaments are on offer'],
    ['/en/esports/real/dota-2/major/9001-a-b', 'This game is not on offer'],
    ['/en/cyber/virtual/dota-2', 'This game is not on offer'],
    ['/en/esports/virtual/dota-2/champs', 'This game is not on offer'],
  ] as const) {
    const page = await open(url);
    assert.match(text(page), said, url);
    const tree = url.includes('cyber') ? 'cyber' : 'esports';
    assert.ok(page.get(`main a[href="/en/${tree}/virtual"]`), url);
    assert.equal(shown(page), [], url);
    await page.close();
  }
});

test('lists and championships of football stay without it', async () => {
  const page = await open('/en/esports/virtual');
  await page.doing(() => page.get('header a[href="/en/line"]').click());
  await page.advance(1000);
  assert.not.match(page.get('main').textContent ?? '', 'Masters');
  assert.match(page.get('main').textContent ?? '', 'North League');
  await page.close();
});

test.run();
