import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shownNames } from '../../../src/reference/line/shown-name.ts';

const test = suite('names of competitions as they are shown');

test('a season is left out', () => {
  const names = ['English Premier League 2025/26', 'Brasileiro Série A 2025', 'World Cup 2026'];
  assert.equal(shownNames(names), ['English Premier League', 'Brasileiro Série A', 'World Cup']);
});

test('a number that is no season stays, and so does a name that is nothing else', () => {
  const names = ['French Ligue 1', 'Bundesliga 2', 'Serie 1000', '2026'];
  assert.equal(shownNames(names), names);
});

test('two seasons of one competition are told apart', () => {
  const names = ['Premier League 2024/25', 'Premier League 2025/26', 'Serie A 2025-26'];
  assert.equal(shownNames(names), [...names.slice(0, 2), 'Serie A']);
});

test.run();
