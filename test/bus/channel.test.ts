import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createChannel } from '../../src/bus/channel.ts';

const test = suite('bus: channel');

test('everybody who listens is given every value, in order of coming', () => {
  const channel = createChannel<number>();
  const seen: string[] = [];
  channel.values$.subscribe((value) => seen.push(`a${value}`));
  channel.values$.subscribe((value) => seen.push(`b${value}`));
  channel.next(1);
  channel.next(2);
  assert.equal(seen, ['a1', 'b1', 'a2', 'b2']);
});

test('who begins to listen while a value is given out sees the next one first', () => {
  const channel = createChannel<number>();
  const late: number[] = [];
  channel.values$.subscribe((value) => {
    if (value === 1) channel.values$.subscribe((one) => late.push(one));
  });
  channel.next(1);
  channel.next(2);
  assert.equal(late, [2]);
});

test('who leaves while a value is given out is not given it any more', () => {
  const channel = createChannel<number>();
  const seen: number[] = [];
  channel.values$.subscribe(() => leaving.unsubscribe());
  const leaving = channel.values$.subscribe((value) => seen.push(value));
  const staying: number[] = [];
  channel.values$.subscribe((value) => staying.push(value));
  channel.next(1);
  channel.next(2);
  assert.equal(seen, []);
  assert.equal(staying, [1, 2]);
});

test('an ended channel ends for those who listen and those who come later', () => {
  const channel = createChannel<number>();
  const ended: string[] = [];
  const values: number[] = [];
  channel.values$.subscribe({
    next: (value) => values.push(value),
    complete: () => ended.push('early'),
  });
  channel.complete();
  channel.values$.subscribe({ complete: () => ended.push('late') });
  channel.next(1);
  assert.equal(ended, ['early', 'late']);
  assert.equal(values, []);
});

test.run();
