import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { readLog } from '../../../src/log/read/log-file.ts';
import { upcasterFrom, upcasterSteps } from '../../../src/log/read/upcasters.ts';
import { siteFold } from '../../../src/projections/state.ts';

const test = suite('log/upcasters');

const old = readFileSync(path.join(import.meta.dirname, 'old-logs/v0.ndjson'), 'utf8');

const event = (type: string, data: unknown): RawEvent => ({ seq: 0, at: 1, type, data });

test('a log of an old catalogue still replays', async () => {
  const log = await readLog([old]);
  assert.equal(log.lineProblems, []);
  assert.equal(log.eventProblems, []);
  assert.is(log.unknownCatalogue, false);
  assert.equal(log.gaps, [{ after: 5, missing: 2 }]);
  const state = siteFold.initial();
  for (const each of log.events) assert.equal(siteFold.inPlace(state, each), []);
  assert.equal(
    state.coupon.bets.map(({ market }) => [market.id, market.coef]),
    [['48213377-1-1', '1.85']],
  );
  assert.is(state.coupon.amount, '25.50');
});

test('events that did not change are left alone', async () => {
  const log = await readLog([old]);
  assert.equal(log.events[0], {
    seq: 0,
    at: 1_700_000_000_000,
    type: 'route.visited',
    data: { url: '/en/line/football', kind: 'push' },
  });
});

test('data that the old catalogue would not have had becomes a problem and throws nothing', async () => {
  const [header] = old.split('\n');
  const odd = JSON.stringify({ seq: 0, at: 1, type: 'coupon.betAdded', data: null });
  const log = await readLog([`${header}\n${odd}\n`]);
  assert.equal(log.events, []);
  assert.is(log.eventProblems[0]?.problem, 'bad-data');
});

test('steps are taken one after another, and renamed events go on under their new name', () => {
  const steps = [
    { from: 'a', to: 'b', types: { 'x.old': (e: RawEvent) => ({ ...e, type: 'x.new' }) } },
    { from: 'b', to: 'c', types: { 'x.new': (e: RawEvent) => ({ ...e, data: [e.data] }) } },
  ];
  const upcast = upcasterFrom('a', steps, 'c');
  assert.equal(upcast?.(event('x.old', 1)), { seq: 0, at: 1, type: 'x.new', data: [1] });
  assert.equal(upcast?.(event('toString', 1)), event('toString', 1));
});

test('there is no way from an unknown version, a newer one, or round in a circle', () => {
  assert.is(upcasterFrom('999'), undefined);
  const circle = [
    { from: 'a', to: 'b', types: {} },
    { from: 'b', to: 'a', types: {} },
  ];
  assert.is(upcasterFrom('a', circle, 'c'), undefined);
});

test('every version has one way up', () => {
  const versions = upcasterSteps.map(({ from }) => from);
  assert.is(new Set(versions).size, versions.length);
  for (const version of versions) assert.type(upcasterFrom(version), 'function');
});

test.run();
