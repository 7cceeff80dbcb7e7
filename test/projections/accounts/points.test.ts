import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('entries of points, as they are known');

type Page = CallReply<'pointEntries'>;

const entry = (id: number): Page['items'][number] => ({
  ...{ id: String(id), kind: 'bet', points: 1, at: id, bet: String(id), game: null, name: null },
});
const page = (ids: readonly number[], next: string | null): Page => ({
  items: ids.map(entry),
  next,
});

/** A back-end whose pages a test decides, by the cursor that is asked for. */
function shown(pages: Record<string, Page>) {
  const session = bettingSession({ player: true, url: '/en/bonusGames' });
  session.answers.pointEntries = ({ query = {} }: { query?: Record<string, string> }) =>
    reply(pages[query['cursor'] ?? ''] ?? page([], null));
  session.runtime.start();
  session.clock.advance(2_000);
  const publish: typeof session.runtime.publish = (...input) => {
    session.runtime.publish(...input);
    session.clock.advance(200);
  };
  const known = () => session.runtime.state.points;
  return { session, publish, known, ids: () => known().items.map(({ id }) => Number(id)) };
}

test('older ones are asked for by where the last page ended, and stay where the newest come anew', () => {
  const pages: Record<string, Page> = { '': page([5, 4], '4'), '4': page([3, 2], null) };
  const { session, publish, known, ids } = shown(pages);
  assert.equal(ids(), [5, 4]);
  publish('points.olderAsked', {});
  assert.equal([ids(), known().next], [[5, 4, 3, 2], null]);
  publish('points.olderAsked', {});
  assert.is(session.requestsOf('pointEntries').length, 2, 'nothing is older than the oldest');
  pages[''] = page([6, 5], '5');
  publish('page.refreshPressed', {});
  assert.equal([ids(), known().next], [[6, 5, 4, 3, 2], null]);
});

test('where more came than a page holds, the list begins anew', () => {
  const pages: Record<string, Page> = { '': page([2, 1], '1') };
  const { publish, known, ids } = shown(pages);
  pages[''] = page([9, 8], '8');
  publish('page.refreshPressed', {});
  assert.equal([ids(), known().next], [[9, 8], '8']);
});

test('at the table of a game, and by a guest, they are not asked for', () => {
  for (const options of [
    { player: true, url: '/en/bonusGames/chests' },
    { player: false, url: '/en/bonusGames' },
  ]) {
    const session = bettingSession(options);
    session.runtime.start();
    session.clock.advance(2_000);
    assert.is(session.requestsOf('pointEntries').length, 0, options.url);
  }
});

test('with their player they are gone', () => {
  const { publish, known } = shown({ '': page([1], null) });
  publish('session.ended', { reason: 'logout' });
  assert.equal(known().items, []);
});

test.run();
