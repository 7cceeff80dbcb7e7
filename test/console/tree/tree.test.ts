import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findPaths, foundRows, treeRows } from '../../../src/console/tree/rows.ts';

const value = {
  user: { name: 'Ann', card: '[secret]', address: '[erased]', phone: '[withheld]' },
  bets: [{ id: 1, coef: '1.85' }],
  none: {},
  gone: undefined,
  nothing: null,
};
const all = () => true;
const top = () => false;
const paths = (rows: readonly { path: string }[]) => rows.map(({ path }) => path);

const test = suite('console: tree');

test('closed, only the first level shows; what is undefined is not there', () => {
  assert.equal(paths(treeRows(value, top)), ['user', 'bets', 'none', 'nothing']);
});

test('open, everything shows below its own', () => {
  const rows = treeRows(value, all);
  assert.equal(paths(rows).slice(5, 9), ['bets', 'bets.0', 'bets.0.id', 'bets.0.coef']);
  const coef = rows.find(({ path }) => path === 'bets.0.coef');
  assert.equal([coef?.level, coef?.text, coef?.type], [3, '"1.85"', 'string']);
});

test('an empty container has nothing to open', () => {
  const none = treeRows(value, all).find(({ path }) => path === 'none');
  assert.equal([none?.open, none?.text], [false, '0']);
});

test('markers are told from values that look like them', () => {
  const marks = Object.fromEntries(treeRows(value, all).map(({ name, marker }) => [name, marker]));
  assert.equal(
    [marks['card'], marks['address'], marks['phone'], marks['name']],
    ['secret', 'erased', 'withheld', null],
  );
});

test('every row knows its place among its siblings', () => {
  const [user, name, card] = treeRows(value, all);
  assert.equal([user?.place, user?.siblings], [1, 4]);
  assert.equal([name?.place, card?.place, card?.siblings], [1, 2, 4]);
});

test('found by path, and leaves by value too', () => {
  assert.equal([...findPaths(value, 'bets coef')], ['bets.0.coef']);
  assert.equal([...findPaths(value, 'ANN')], ['user.name']);
  assert.equal([...findPaths(value, '')], []);
  assert.is(findPaths({ a: Array.from({ length: 900 }, () => 'x') }, 'x', 50).size, 50);
});

test('a search leaves what was found, what is above it, and below it what is open', () => {
  const found = foundRows(value, findPaths(value, 'bets'), top);
  assert.equal(paths(found), ['bets', 'bets.0', 'bets.0.id', 'bets.0.coef']);
  const coef = foundRows(value, findPaths(value, '1.85'), top);
  assert.equal(paths(coef), ['bets', 'bets.0', 'bets.0.coef']);
});

test.run();
