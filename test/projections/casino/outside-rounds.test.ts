import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { framed, tossed } from '../../support/session/framed.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('rounds at other providers, as they are known');

type Page = CallReply<'casinoOutsideRounds'>;

const round = (name: string, openedAt: number) => tossed(name, { openedAt, paid: 0 });

/** A back-end whose pages a test decides, by the cursor that is asked for. */
function playing(pages: Record<string, Page>) {
  const answers = {
    casinoOutsideRounds: ({ query = {} }: { query?: Record<string, string> }) =>
      reply(pages[query['cursor'] ?? ''] ?? { items: [], next: null }),
  };
  const { session } = framed({ answers });
  session.runtime.start();
  session.clock.advance(2_000);
  const known = () => session.runtime.state.casinoOutsideRounds;
  const publish: typeof session.runtime.publish = (...input) => {
    session.runtime.publish(...input);
    session.clock.advance(100);
  };
  return { publish, known, names: () => known().items.map((one) => one.round) };
}

test('older ones stay where the newest are asked for anew', () => {
  const pages: Record<string, Page> = {
    '': { items: [round('c', 3), round('b', 2)], next: 'older' },
    older: { items: [round('a', 1)], next: null },
  };
  const { publish, known, names } = playing(pages);
  assert.equal(names(), ['c', 'b']);
  publish('casino.olderOutsideRoundsAsked', {});
  assert.equal(names(), ['c', 'b', 'a']);
  pages[''] = { items: [round('d', 4), { ...round('c', 3), paid: 200 }], next: 'other' };
  publish('page.refreshPressed', {});
  assert.equal(names(), ['d', 'c', 'b', 'a']);
  assert.is(known().items[1]?.paid, 200, 'what came is newer');
  assert.is(known().next, null, 'nothing is older than the oldest');
});

test('where more came than a page holds, the list begins anew', () => {
  const pages: Record<string, Page> = {
    '': { items: [round('b', 2), round('a', 1)], next: 'older' },
  };
  const { publish, known, names } = playing(pages);
  pages[''] = { items: [round('z', 9), round('y', 8)], next: 'after y' };
  publish('page.refreshPressed', {});
  assert.equal(names(), ['z', 'y']);
  assert.is(known().next, 'after y');
});

test('rounds of one moment stand in the order that the server has them in', () => {
  const pages: Record<string, Page> = {
    '': { items: [round('r3', 5), round('r2', 5)], next: 'older' },
    older: { items: [round('r1', 5)], next: null },
  };
  const { publish, names } = playing(pages);
  publish('casino.olderOutsideRoundsAsked', {});
  assert.equal(names(), ['r3', 'r2', 'r1']);
});

test.run();
