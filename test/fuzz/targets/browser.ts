import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { readToken } from '../../../src/calls/token.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { QueuedChunk } from '../../../src/log/queue/queue.ts';
import { resumeOrphanedSessions } from '../../../src/log/record/orphaned-sessions.ts';
import { Locks } from '../../log/record/page.ts';
import { Collector, instantGzip } from '../../log/upload/collector.ts';
import { balance, game, market } from '../../support/session/betting.ts';
import { memoryStore, reply, testSession } from '../../support/session/session.ts';
import { jsonTarget } from '../target.ts';
import { isRecord, textOf } from './oracle.ts';
import { happenings, placed } from './recordings.ts';

const NOW = 1_763_700_000_000;

const leg = { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' };
const bet = { key: 'k', userId: '1', at: NOW, bets: [leg], amount: 100, currency: 'EUR' };
const token = `x.${btoa('{"exp":4102444800,"iat":1,"sub":"1"}')}.y`;

const texts = (...values: unknown[]) => fc.constantFrom(...values.map(textOf));

/** What a browser may hold under the names that the site reads. */
const storage = fc.record(
  {
    preferences: texts({ appTheme: 1, coefViewId: 2 }, { appTheme: 9 }, 'null', '[]'),
    coupon: texts({ bets: [leg], typeId: 0 }, { bets: [leg, leg] }, [leg], '{}'),
    pendingBets: texts([bet], [bet, bet], [{}], '{}'),
    autoLogOff: texts('1', '0', { at: NOW }, '999999999999999999'),
    cookiesAgree: texts('1', { at: NOW }, 'true'),
    signOutOwed: texts('1', { userId: '1', at: NOW }, '[]'),
    returnUrl: texts('/en/office', '//evil.example', 'javascript:alert(1)'),
    recovery: texts({ step: 'code' }, '[]', 'null'),
    redirected: texts([{ from: '/en', at: NOW }], [{}], '9'),
    maintenanceDismissed: texts('1', String(NOW)),
    lng: texts('en', 'ar', 'xx', '//evil.example'),
    user_token: texts(token, 'x.y.z', 'x.e30.z'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

function asTexts(input: unknown): Record<string, string> {
  if (!isRecord(input)) return {};
  const entries = Object.entries(input).map(([name, value]) => {
    return [name, textOf(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** Whatever stands in storage and cookies, the page starts and no part of it fails. */
export const stored = jsonTarget({
  name: 'stored',
  good: storage,
  words: ['__proto__', '"bets":[', 'null', '1e999', '{"at":1e300}', token],
  check(input) {
    const given = asTexts(input);
    for (const text of Object.values(given)) readToken(text);
    const both = { session: memoryStore(given), cookies: memoryStore(given) };
    const { runtime, clock, events } = testSession({
      url: '/en',
      storage: { local: memoryStore(given), ...both },
      answers: { balance: () => reply(balance()) },
    });
    runtime.start();
    clock.advance(2_000);
    runtime.stop();
    const failed = events.find(({ type }) => type === 'bus.failed');
    assert.is(failed && JSON.stringify(failed.data), undefined);
  },
});

const chunks = happenings(4).map((happened) => {
  const events = placed(happened.length > 0 ? happened : [{ type: 'coupon.cleared', data: {} }]);
  return {
    ...{ firstSeq: 0, count: events.length, catalogue: '2', at: NOW },
    ...{ events: JSON.stringify(events), personal: '[[0,["url"],"/en"]]' },
  };
});

function chunkOf(sessionId: string, input: Record<string, unknown>): QueuedChunk {
  const number = (name: string) => (typeof input[name] === 'number' ? input[name] : 0);
  const text = (name: string) => textOf(input[name]);
  return {
    ...{ sessionId, firstSeq: number('firstSeq'), count: number('count'), at: number('at') },
    ...{ catalogue: text('catalogue'), events: text('events'), personal: text('personal') },
  };
}

const good = {
  ...{ firstSeq: 0, count: 1, catalogue: '2', at: NOW, personal: '[]' },
  events: '[{"seq":0,"at":1763700000000,"type":"coupon.cleared","data":{}}]',
};

/** What a page that crashed left in the browser does not keep the next page from sending. */
export const leftovers = jsonTarget({
  name: 'leftovers',
  good: chunks,
  words: ['"seq":0', '"at":1e300', '[[0,["__proto__"],{}]]', '[[0,["data","length"],1]]'],
  async check(input) {
    if (!isRecord(input)) return;
    const queue = createMemoryQueue();
    await queue.append(chunkOf('bad', input));
    await queue.append(chunkOf('good', good));
    const collector = new Collector();
    await resumeOrphanedSessions({
      rejoining: () => import('../../../src/log/upload/rejoin.ts'),
      ...{ own: 'own', queue, send: collector.send, locks: new Locks(), gzip: instantGzip },
      ...{ now: () => NOW, onStored: () => undefined },
      ...{ onRefused: () => undefined, onLost: () => undefined },
    });
    assert.is(collector.events('good').length, 1, 'the session after it was not sent');
    assert.equal(await queue.sessions(), []);
  },
});
