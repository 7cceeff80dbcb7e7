/** Games of the casino at the foot of the home page: who is shown them, and who is not. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { userConfigOf } from '../../support/session/accounts.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { never, refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('games of the casino on the home page');

type Groups = CallReply<'gamesPreview'>['Value'];

const game = (id: number, name: string, route: string) => ({
  ...{ id, name, route, oldRoute: null, categories: [], tagId: null },
});

const mines = game(43, 'Mines', 'games/mines');
const crash = game(41, 'Crash', 'casino/game/41/crash');
const outside = game(1_001, 'لعبة', 'slots/game/1001/لعبة');

const groups: Groups = { 1: [], 2: [crash, outside], 3: [mines] };

const told = (Value: Groups = groups) => ({ gamesPreview: () => reply({ Success: true, Value }) });

async function open(options: SessionOptions & { player?: boolean } = {}, url = '/en') {
  const answers = {
    ...told(),
    casinoGames: () => reply({ games: [] }),
    userConfig: () => reply(userConfigOf()),
    ...options.answers,
  };
  const session = bettingSession({ url, ...options, answers });
  const page = await openSite(session);
  await page.advance(300);
  const text = () => page.get('main').textContent ?? '';
  const strips = () => page.all('main [data-games]');
  const blanks = () => page.all('main [data-blank-games]');
  const isNothing = () => strips().length === 0 && blanks().length === 0;
  return { session, page, text, strips, blanks, isNothing };
}

const limit = (limitType: number) => ({
  limits: () =>
    reply({
      limits: [{ limitType, limitState: 'ACTIVE', limitValue: 7, startedAt: 1, endsAt: null }],
    }),
});

test('a guest finds games below all matches, and opens one', async () => {
  const { session, page, strips } = await open();
  const [strip] = strips();
  assert.is(strip?.getAttribute('aria-label'), 'Casino games drawn for everybody at once');
  assert.is(strip?.querySelector('h2')?.textContent, strip?.getAttribute('aria-label'));
  const links = [...(strip?.querySelectorAll('li a') ?? [])];
  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute('href')]),
    [
      ['Crash', '/en/casino/game/41/crash'],
      ['لعبة', '/en/slots/game/1001/لعبة'],
    ],
  );
  assert.equal(
    page.all('main section').at(-1),
    strip,
    'nothing of the page stands below, so it pushes nothing down',
  );
  await page.pressNamed('Crash');
  await page.advance(300);
  assert.is(session.runtime.state.route.route, 'liveCasinoGame');
  assert.is(session.runtime.state.route.params['gameId'], '41');
  await page.close();
});

test('to a screen reader a game is its name; its picture says nothing', async () => {
  const { page } = await open();
  const [link] = page.all('main [data-games] li a');
  assert.is(link?.querySelector('svg')?.getAttribute('aria-hidden'), 'true');
  assert.is(link?.querySelector('svg')?.getAttribute('data-engine'), 'crash');
  assert.is(link?.querySelector('bdi')?.textContent, 'Crash', 'isolated: names run either way');
  assert.ok(link?.getAttribute('href'), 'links are what a keyboard comes to');
  await page.close();
});

test('what is played most stands there, where it is known', async () => {
  const { page, strips } = await open({ answers: told({ ...groups, 1: [mines] }) });
  assert.equal(
    strips().map((one) => one.getAttribute('aria-label')),
    ['Most played in the casino lately'],
  );
  assert.is(page.get('main [data-games] li a').getAttribute('href'), '/en/games/mines');
  await page.pressNamed('All games');
  await page.close();
});

test('in each language, with the address of the language', async () => {
  for (const language of ['de', 'ru', 'ar']) {
    const { page, strips } = await open({}, `/${language}`);
    await page.doing(() => page.texts.use(language));
    const label = strips()[0]?.getAttribute('aria-label') ?? '';
    assert.ok(label !== '' && !label.startsWith('Casino games'), language);
    const [link] = page.all('main [data-games] li a');
    assert.is(link?.getAttribute('href'), `/${language}/casino/game/41/crash`);
    await page.close();
  }
});

test('until games are there their place is kept, and nothing stands in it', async () => {
  const { page, strips, blanks } = await open({ answers: { gamesPreview: never } });
  assert.equal([strips().length, blanks().length], [0, 1]);
  assert.equal([blanks()[0]?.textContent, blanks()[0]?.getAttribute('aria-hidden')], ['', 'true']);
  await page.close();
});

test('an answer without games, or none at all, leaves no trace', async () => {
  for (const gamesPreview of [told({}).gamesPreview, told({ 1: [] }).gamesPreview]) {
    const { page, isNothing } = await open({ answers: { gamesPreview } });
    assert.ok(isNothing());
    await page.close();
  }
  const { page, isNothing, text } = await open({ answers: { gamesPreview: () => refuse(503) } });
  assert.ok(isNothing());
  assert.match(text(), 'Upcoming');
  await page.close();
});

test('a player is shown games too', async () => {
  const { page, strips } = await open({ player: true });
  assert.is(strips().length, 1);
  await page.close();
});

test('who takes a break is shown none', async () => {
  const { page, session, isNothing, text } = await open({ player: true, answers: limit(30) });
  assert.ok(isNothing());
  assert.not.ok(/Crash|Mines/.test(text()));
  await page.doing(() => session.navigation.visit('/en/live'));
  await page.doing(() => session.navigation.visit('/en'));
  await page.advance(300);
  assert.ok(isNothing());
  await page.close();
});

test('as long as limits, or who it is, are not known, none is named, and their place is kept', async () => {
  for (const answers of [{ limits: never }, { userConfig: never }]) {
    const { page, text, strips, blanks } = await open({ player: true, answers });
    assert.not.ok(/Crash|Mines/.test(text()));
    assert.equal([strips().length, blanks().length], [0, 1]);
    await page.close();
  }
});

test('a break that begins while they are there takes them away', async () => {
  const { page, session, strips, isNothing } = await open({ player: true });
  assert.is(strips().length, 1);
  session.answers.limits = limit(30).limits;
  await page.happens('feed.limitsChanged', { requestId: 1 });
  await page.advance(300);
  assert.ok(isNothing());
  await page.close();
});

test('who is barred, too young or has not said their age yet is shown none', async () => {
  const banned = () => reply(userConfigOf({ ban_level: 1 }));
  const { user_data } = userConfigOf().result;
  const young = () =>
    reply(userConfigOf({ user_data: { ...user_data, date_birthday: '2010-01-01' } }));
  for (const userConfig of [banned, young]) {
    const { page, strips } = await open({ player: true, answers: { userConfig } });
    assert.is(strips().length, 0);
    await page.close();
  }
  const site = { [siteConfigTable.ageGate.key]: 18 };
  const { page, strips } = await open({ answers: { configGroup: () => reply({ site }) } });
  assert.is(strips().length, 0, 'the gate stands open before them');
  await page.close();
});

test('who wants sports only is shown none, and a site may do without', async () => {
  const { page, isNothing } = await open();
  await page.happens('preferences.displayChosen', { sportsOnly: true });
  await page.advance(100);
  assert.ok(isNothing());
  await page.close();
  const site = { [siteConfigTable.casinoPreviews.key]: false };
  const without = await open({ answers: { configGroup: () => reply({ site }) } });
  assert.ok(without.isNothing());
  await without.page.close();
});

test.run();
