import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { builtInGameRoutes, findGameRoute } from '../../../src/domain/line/games.ts';

const test = suite('games');

test('a game is found by its present name before any by its former one', () => {
  const games = [{ route: 'a', oldRoute: 'b' }, { route: 'b' }];
  assert.is(findGameRoute(games, 'b')?.route, 'b');
  assert.is(findGameRoute([{ route: 'a', oldRoute: 'b' }], 'b')?.route, 'a');
  assert.is(findGameRoute(games, 'c'), null);
});

test('no name of a game of the site, present or former, belongs to two', () => {
  const names = builtInGameRoutes.flatMap(({ route, oldRoute }) =>
    oldRoute === undefined ? [route] : [route, oldRoute],
  );
  assert.is(new Set(names).size, names.length);
});

test('there is no game without an engine', () => {
  assert.is(findGameRoute(builtInGameRoutes, 'solitaire'), null);
});

test.run();
