import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { couponEvents } from '../../../src/events/coupon.ts';
import { game, market } from '../../support/betting.ts';
import { testSession } from '../../support/session.ts';
import { fitting } from '../from-schema.ts';
import { jsonTarget } from '../target.ts';
import { isRecord, judgeMessage } from './oracle.ts';

/** What JSON cannot hold, by a text that can. */
const SPECIAL: ReadonlyMap<string, () => unknown> = new Map(
  Object.entries({
    '@undefined': () => undefined,
    '@symbol': () => Symbol('planted'),
    '@bigint': () => 10n,
    '@function': () => () => 'planted',
    '@nan': () => Number.NaN,
    '@date': () => new Date(Number.NaN),
    '@map': () => new Map([['market', 1]]),
    '@proxy': () =>
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('planted');
          },
        },
      ),
    '@revoked': () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
    '@endless': () => new Proxy({}, { get: (_, key, self) => (key === 'length' ? 1e9 : self) }),
    '@cycle': () => {
      const cycle: Record<string, unknown> = {};
      cycle['market'] = cycle;
      cycle['game'] = [cycle];
      return cycle;
    },
    '@thrown': () => {
      const error = { toString: () => assert.unreachable('it was made a text') };
      return new Proxy({}, { get: () => Promise.reject(error).catch(() => undefined) });
    },
  }),
);

function throwing(target: object, key: string): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    get() {
      throw new Error('planted');
    },
  });
}

/** A field that is another each time it is read. */
function changing(target: object, key: string, first: unknown): void {
  let reads = 0;
  Object.defineProperty(target, key, {
    enumerable: true,
    get() {
      reads += 1;
      return reads === 1 ? first : { planted: reads };
    },
  });
}

/** The message that a description stands for. */
function built(value: unknown): unknown {
  if (typeof value === 'string') return SPECIAL.get(value)?.() ?? value;
  if (Array.isArray(value)) return value.map(built);
  if (!isRecord(value)) return value;
  const made: Record<string, unknown> = 'nobody' in value ? Object.create(null) : {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === '@throwing') throwing(made, key);
    else if (isRecord(inner) && 'changing' in inner) changing(made, key, built(inner['changing']));
    else Object.defineProperty(made, key, { value: built(inner), enumerable: true });
  }
  return made;
}

const sound = { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' };

const session = testSession({ effects: [], checkpointEvery: 0 });
session.runtime.start();

/** What a sub-application says to the host: taken or refused, visibly; it never throws. */
export const host = jsonTarget({
  name: 'host',
  good: fc.oneof(fc.constant(sound), fitting(couponEvents['coupon.betAdded'].data)),
  words: [...SPECIAL.keys(), '@throwing', 'changing', 'nobody', '__proto__', '7-2'],
  check(input) {
    const { runtime, events } = session;
    events.length = 0;
    runtime.publish('coupon.cleared', {});
    runtime.hostBus.emit('couponAddBet', built(input));
    const [, last] = events;
    if (last?.type === 'bus.rejected') judgeMessage(last.data.problem);
    else assert.is(last?.type, 'coupon.betAdded');
    assert.not.match(JSON.stringify(events), 'planted');
  },
});
