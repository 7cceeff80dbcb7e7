/** How a player wants the site shown: each preference changes what there is to see, and is kept. */
import '../support/page/dom.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../src/domain/site/config.ts';
import { type Display, usualDisplay } from '../../src/domain/site/display.ts';
import { STORED } from '../../src/events/stored-values.ts';
import { markDocument, marksOf } from '../../src/site/shell/document-marks.ts';
import { openSite } from '../support/page/site-page.tsx';
import { repositoryRoot } from '../support/repository.ts';
import { addBet, bettingSession } from '../support/session/betting.ts';
import { memoryStore, reply } from '../support/session/session.ts';
import { smallLine } from '../support/session/small-line.ts';

const test = suite('display');

async function open(
  url: string,
  chosen: Partial<Display> = {},
  options: Parameters<typeof bettingSession>[0] = {},
) {
  const local = memoryStore({ display: JSON.stringify(chosen) });
  const storage = { local, session: memoryStore(), cookies: memoryStore() };
  const answers = { sportsLine: smallLine, ...options.answers };
  const session = bettingSession({ url, storage, ...options, answers });
  const page = await openSite(session);
  const choose = async (choices: Partial<Display>) => {
    await page.doing(() => page.host.publish('preferences.displayChosen', choices));
    await page.advance(100);
  };
  const has = (selector: string) => page.all(selector).length > 0;
  return { session, page, local, choose, has };
}

const words = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

test('what is chosen on the page of settings is kept, and holds at the next visit', async () => {
  const { session, page, local } = await open('/en/office/settings', {}, { player: true });
  await page.press('main input[name="compactView"]');
  const large = page.all('main input[type=radio]').find((one) => {
    return one.parentElement?.textContent === 'Large';
  });
  await page.doing(() => large?.click());
  assert.equal(session.runtime.state.display, {
    ...usualDisplay(),
    compactView: true,
    appFontSize: 1,
  });
  assert.match(local.getItem('display') ?? '', /"appFontSize":1.*"compactView":true/);
  await page.close();
  const again = await open('/en', { compactView: true });
  assert.is(again.session.runtime.state.display.compactView, true);
  await again.page.close();
});

test('what another tab chose is shown here too, and nothing else undoes it', async () => {
  const { session, page, local, choose } = await open('/en');
  const value = JSON.stringify({ appFontSize: 2, lightVersion: true });
  await page.doing(() =>
    session.runtime.input('app.storageChanged', { name: STORED.display.name, value }),
  );
  assert.is(session.runtime.state.display.appFontSize, 2);
  local.setItem('display', value);
  await page.doing(() => page.host.publish('preferences.balanceHidden', { hidden: true }));
  assert.is(local.getItem('display'), value);
  await choose({ compactView: true });
  assert.match(local.getItem('display') ?? '', /"appFontSize":2.*"compactView":true/);
  await page.close();
});

test('every preference stands on that page with what it does', async () => {
  const { page } = await open('/en/office/settings', {}, { player: true });
  const switches = page.all('main input[type=checkbox][aria-describedby]');
  assert.is(switches.length, 9);
  for (const one of switches) {
    const text = document.getElementById(one.getAttribute('aria-describedby') ?? '');
    assert.ok(text?.textContent, one.getAttribute('name') ?? '');
  }
  const choices = words(page.all('main fieldset legend'));
  for (const name of ['Size of text', 'View', 'When odds change', 'Names of outcomes']) {
    assert.ok(choices.includes(name), name);
  }
  await page.close();
});

/** Drawn by style sheets alone: the rule that does it stands in one of them. */
const styled: readonly (readonly [Partial<Display>, sheet: string, rule: string])[] = [
  [{ appFontSize: 2 }, 'site/style/base.css', '[data-app-font-size="2"] {'],
  [
    { lightVersion: true },
    'site/style/base.css',
    '[data-light-version="true"] body[data-route] *,',
  ],
  [
    { rightSectionCompact: true },
    'remotes/header/display.module.css',
    '[data-right-section-compact="true"] {',
  ],
  [
    { compactView: true },
    'remotes/sportsbook/list/game-row.module.css',
    '[data-compact-view="true"] .row {',
  ],
  [
    { coefIndicationType: 2 },
    'site/ui/betting/odds-button.module.css',
    '[data-coef-indication-type="2"] .arrow {',
  ],
  [
    { coefIndicationType: 1 },
    'site/ui/betting/flash.module.css',
    '[data-coef-indication-type="1"] .flash,',
  ],
];

test('style sheets know what was chosen by marks of the document', async () => {
  for (const [chosen, sheet, rule] of styled) {
    const { page } = await open('/en', chosen);
    const marks = marksOf(page.host.state(), page.host);
    assert.ok(marks);
    markDocument(document, marks);
    const [mark = ''] = /\[.*?\]/.exec(rule) ?? [];
    assert.ok(document.documentElement.matches(mark), mark);
    const text = readFileSync(path.join(repositoryRoot, 'src', sheet), 'utf8');
    assert.ok(text.includes(rule), rule);
    await page.close();
  }
});

test('games have numbers for who wants them', async () => {
  const { page, choose } = await open('/en');
  assert.not.match(page.get('[data-game-id="7"]').textContent ?? '', 'No. 7');
  await choose({ showGameId: true });
  assert.match(page.get('[data-game-id="7"]').textContent ?? '', 'No. 7');
  await page.close();
});

test('sports only: no menu leads to the casino', async () => {
  const { page, choose, has } = await open('/en');
  const casino = 'header a[href^="/en/slots"], header a[href^="/en/casino"]';
  assert.ok(has(casino));
  await choose({ sportsOnly: true });
  assert.not.ok(has(casino));
  assert.ok(has('header a[href="/en/line"]'));
  await page.close();
});

test('sports only: the office does not lead to the cashback of games either, which stays at its address', async () => {
  const cashback = '/en/office/casino/vipcashback';
  const { page, choose, has } = await open(cashback, {}, { player: true });
  const row = `main nav a[href="${cashback}"]`;
  const links = () => page.all('main nav a').length;
  const before = links();
  assert.ok(has(row));
  await choose({ sportsOnly: true });
  assert.not.ok(has(row));
  assert.is(links(), before - 1);
  assert.is(page.get('h1').textContent, 'VIP cashback');
  await page.close();
});

test('the list of championships at the side can go', async () => {
  const { page, choose, has } = await open('/en');
  assert.ok(has('main [data-side]'));
  await choose({ leftSectionHidden: true });
  assert.not.ok(has('main [data-side]'));
  await page.close();
});

test('what has a star stands on top', async () => {
  const { page, choose } = await open('/en/live');
  const champs = () => words(page.all('main h2 a'));
  assert.equal(champs(), ['North League', 'South Cup']);
  await choose({ bestMatchesOnTop: true });
  assert.equal(champs(), ['North League', 'South Cup']);
  await page.pressNamed('Favourite: Home 8 – Away 8');
  await page.advance(100);
  assert.equal(champs(), ['South Cup', 'North League']);
  await page.close();
});

test('buttons of a match say what is bet on in full, or in codes', async () => {
  const { page, choose } = await open('/en/live/football/1-north-league/7-home-7-away-7');
  const name = (id: string) =>
    page.get(`main button[data-market-id="${id}"]`).firstChild?.textContent;
  const ids = ['7-result-1', '7-result-X', '7-total-over', '7-handicap-1'];
  assert.equal(ids.map(name), ['Home 7', 'Draw', 'Over 2.5', '\u200e−0.5']);
  await choose({ marketsNameType: 1 });
  assert.equal(ids.map(name), ['1', 'X', 'Over 2.5', '\u200e−0.5']);
  await page.close();
});

test('the Asian view has its own ways to write odds, and shows totals first', async () => {
  const { page, choose, has } = await open('/en/live');
  const odds = () => words(page.all('header select option'));
  assert.not.ok(odds().includes('Malay'));
  assert.ok(has('main [data-columns="result"]'));
  await choose({ appViewType: 1 });
  assert.ok(odds().includes('Malay'));
  assert.not.ok(odds().includes('American'));
  assert.ok(has('main [data-columns="total"]'));
  await page.close();
});

test('odds that the chosen view does not have are written as decimals', async () => {
  const { session, page } = await open('/en/office/settings', {}, { player: true });
  await page.doing(() => page.host.publish('preferences.coefViewChosen', { coefViewId: 2 }));
  const asian = page.all('main input[type=radio]').find((one) => {
    return one.parentElement?.textContent === 'Asian';
  });
  await page.doing(() => asian?.click());
  assert.is(session.runtime.state.preferences.coefViewId, 0);
  await page.close();
});

test('the bet slip has crests of the teams, or none', async () => {
  const { session, page, choose } = await open('/en/live');
  await page.doing(() => addBet(session, '7-result-1'));
  await page.advance(100);
  const crests = () => page.all('#bet-slip li svg').length;
  const before = crests();
  await choose({ teamLogosInCoupon: false });
  assert.is(crests(), before - 2);
  await page.close();
});

test('statistics open in a window of their own, and say so, or in the same', async () => {
  const { page, choose } = await open(
    '/en/line/football/1-north-league',
    {},
    {
      answers: {
        configGroup: () => reply({ site: { [siteConfigTable.statisticEnabled.key]: true } }),
      },
    },
  );
  const link = () => page.get('main a[href*="statistic"]');
  assert.equal(
    [link().getAttribute('target'), link().getAttribute('href')],
    ['_blank', '/en/statisticpopup?champ=1'],
  );
  assert.match(link().textContent ?? '', '(in a new window)');
  await choose({ statsInNewWindow: false });
  assert.equal(
    [link().getAttribute('target'), link().getAttribute('href')],
    [null, '/en/statistic?champ=1'],
  );
  await page.close();
});

test('it snows on the home page where the site has it, unless nothing is to move', async () => {
  const snowing = {
    answers: { configGroup: () => reply({ site: { [siteConfigTable.snowfall.key]: true } }) },
  };
  const { page, choose, has } = await open('/en', {}, snowing);
  assert.is(page.get('[data-snow]').getAttribute('aria-hidden'), 'true');
  await choose({ lightVersion: true });
  assert.not.ok(has('[data-snow]'));
  await page.close();
  const sheet = path.join(repositoryRoot, 'src/remotes/sportsbook/snow.module.css');
  assert.match(readFileSync(sheet, 'utf8'), '(prefers-reduced-motion: reduce)');
  for (const [url, options] of [
    ['/en', {}],
    ['/en/live', snowing],
  ] as const) {
    const other = await open(url, {}, options);
    assert.not.ok(other.has('[data-snow]'), url);
    await other.page.close();
  }
});

test.run();
