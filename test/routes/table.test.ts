import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Layout, layoutFor, layouts } from '../../src/routes/layouts.ts';
import { routeNames, routeTable } from '../../src/routes/table.ts';

const test = suite('table');

test('a page of sports, office and state carries what its group says', () => {
  const { mainGame, officeResponsible, block } = routeTable;
  assert.equal(
    [mainGame.area, mainGame.remote, mainGame.dictionaryIds, mainGame.titleKey],
    ['sports', 'sportsbook', ['main', 'sport'], 'sport_main_game_title'],
  );
  assert.equal(
    [officeResponsible.authRequired, officeResponsible.remote, officeResponsible.dictionaryIds],
    [true, 'office', ['main', 'office', 'responsible_gaming', 'form']],
  );
  assert.equal(
    [block.layout, block.remote, block.allowedWhenBanned, block.exemptFromTerms],
    ['blocked', 'technical', true, true],
  );
});

test('only the office asks for login, and only it has office addresses', () => {
  for (const route of routeNames) {
    const { authRequired, pattern } = routeTable[route];
    assert.is(authRequired, pattern.startsWith('office/'), route);
  }
});

test('no two pages have one title', () => {
  const titles = routeNames.map((route) => routeTable[route].titleKey);
  assert.is(new Set(titles).size, titles.length);
});

test('each layout but the headless one is some page’s own', () => {
  const used = new Set(routeNames.map((route) => routeTable[route].layout));
  assert.equal([...used].sort(), layouts.filter((layout) => layout !== 'headless').toSorted());
});

test('only hideHeader=1 hides a header, and only where there is one', () => {
  const hidden: [Layout, string, Layout][] = [
    ['main', '?hideHeader=1', 'headless'],
    ['casino', '?a=1&hideHeader=1', 'headless'],
    ['main', '?hideHeader=0', 'main'],
    ['main', '?xhideHeader=1', 'main'],
    ['main', '', 'main'],
    ['empty', '?hideHeader=1', 'empty'],
    ['blocked', '?hideHeader=1', 'blocked'],
    ['maintenance', '?hideHeader=1', 'maintenance'],
  ];
  for (const [layout, query, expected] of hidden) {
    assert.is(layoutFor(layout, query), expected, `${layout} ${query}`);
  }
});

test.run();
