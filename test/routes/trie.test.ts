import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, find } from '../../src/routes/trie.ts';

const test = suite('trie');

function matcher(...patterns: string[]) {
  const trie = compile(patterns.map((pattern) => [pattern, pattern] as const));
  return (path: string) => {
    const found = find(trie, path === '' ? [] : path.split('/'));
    return found === null ? null : [found.target, found.params];
  };
}

test('the narrower segment wins: text, fixed values, prefix, rule, any text', () => {
  const match = matcher(':any', ':id<digits>', 'no-:rest', ':way(up|down)', 'up');
  assert.equal(match('up'), ['up', {}]);
  assert.equal(match('down'), [':way(up|down)', { way: 'down' }]);
  assert.equal(match('no-1'), ['no-:rest', { rest: '1' }]);
  assert.equal(match('12'), [':id<digits>', { id: '12' }]);
  assert.equal(match('sideways'), [':any', { any: 'sideways' }]);
});

test('a narrower segment that leads nowhere is taken back', () => {
  const match = matcher('live/marble', ':section(live|line)/:sport');
  assert.equal(match('live/tennis'), [
    ':section(live|line)/:sport',
    { section: 'live', sport: 'tennis' },
  ]);
});

test('an optional segment may be missing at any place', () => {
  const match = matcher('slots/:sub?/game/:id');
  assert.equal(match('slots/game/1'), ['slots/:sub?/game/:id', { id: '1' }]);
  assert.equal(match('slots/new/game/1'), ['slots/:sub?/game/:id', { sub: 'new', id: '1' }]);
});

test('of several free optional segments the first are the ones given', () => {
  const match = matcher('words/:block?/:word?');
  assert.equal(match('words/a'), ['words/:block?/:word?', { block: 'a' }]);
});

test('alternatives without a name are no parameter', () => {
  const match = matcher('(slots|keno)/thanks', 'slots/:sub?');
  assert.equal(match('keno/thanks'), ['(slots|keno)/thanks', {}]);
  assert.equal(match('slots/thanks'), ['(slots|keno)/thanks', {}]);
  assert.is(match('keno/new'), null);
});

test('a tail takes what is left, also nothing, but only safe text', () => {
  const match = matcher('blog/*', 'blog/about');
  assert.equal(match('blog'), ['blog/*', {}]);
  assert.equal(match('blog/2026/a'), ['blog/*', {}]);
  assert.equal(match('blog/about'), ['blog/about', {}]);
  assert.is(match('blog/../a'), null);
  assert.is(match('blog//a'), null);
});

test('two entries for one address are refused', () => {
  assert.throws(() => matcher('a/:id', 'a/:id'), /two answer .*a\/:id/);
  assert.throws(() => matcher('a/*', 'a/*'), /two answer/);
});

test.run();
