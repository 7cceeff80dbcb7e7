import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FairLine } from '../../src/server-kernel/fair-line.ts';

const test = suite('fair line');

const all = (line: FairLine<string>, take: 'next' | 'giveWay' = 'next') => {
  const taken: string[] = [];
  for (let one = line[take](); one !== undefined; one = line[take]()) taken.push(one);
  return taken.join(' ');
};

test('groups take turns, and within one who came first', () => {
  const line = new FairLine<string>();
  for (const name of ['a1', 'a2', 'a3', 'a4']) line.add(['a'], name);
  line.add(['b'], 'b1');
  line.add(['c'], 'c1');
  line.add(['b'], 'b2');
  assert.is(line.size, 7);
  assert.is(all(line), 'a1 b1 c1 a2 b2 a3 a4');
  assert.is(line.size, 0);
});

test('who comes anew does not go before those whose group had no turn yet', () => {
  const line = new FairLine<string>();
  line.add(['a'], 'a1');
  line.add(['b'], 'b1');
  assert.is(line.next(), 'a1');
  line.add(['a'], 'a2');
  assert.is(all(line), 'b1 a2');
});

test('groups within a group share its turns', () => {
  const line = new FairLine<string>();
  for (let i = 0; i < 4; i += 1) line.add(['site', `line ${i}`], `s${i}`);
  for (const name of ['h1', 'h2']) line.add(['home', 'line'], name);
  assert.is(all(line), 's0 h1 s1 h2 s2 s3');
});

test('where there is no room the last one of the largest group gives way', () => {
  const line = new FairLine<string>();
  line.add(['a'], 'a1');
  for (const name of ['b1', 'b2', 'b3']) line.add(['b'], name);
  assert.is(line.giveWay(), 'b3');
  assert.is(line.giveWay(), 'b2');
  assert.is(line.size, 2);
  assert.is(new FairLine().giveWay(), undefined);
  assert.is(all(line), 'a1 b1');
});

test.run();
