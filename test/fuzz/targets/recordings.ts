/** Events of a session as arbitraries: of every type, of every call, in an order that could be. */
import * as fc from 'fast-check';
import { calls } from '../../../src/calls/table.ts';
import { catalogue, type EventType } from '../../../src/events/catalogue.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { appStarted } from '../../server/support/recording.ts';
import { balance, game, market } from '../../support/session/betting.ts';
import { fitting } from '../from-schema.ts';

/** An event without its place in the log. */
export interface Happening {
  readonly type: string;
  readonly data: unknown;
}

const START = 1_763_700_000_000;

const requestIds = fc.integer({ min: 1, max: 4 });

function of(type: EventType): fc.Arbitrary<Happening> {
  return fitting(catalogue[type].data).map((data) => ({ type, data }));
}

const asked: fc.Arbitrary<Happening>[] = [];
const replied: fc.Arbitrary<Happening>[] = [];
for (const [call, { input, reply }] of Object.entries(calls)) {
  const parts = fc.record({
    path: fitting(input.path),
    query: fitting(input.query),
    body: fitting(input.body),
    requestId: requestIds,
  });
  asked.push(parts.map((data) => ({ type: 'http.requested', data: { call, ...data } })));
  const answers = fc.oneof(
    { weight: 4, arbitrary: fitting(reply).map((body) => ({ status: 200, body })) },
    fc.constantFrom(400, 401, 403, 409, 451, 503).map((status) => ({
      status,
      body: { errors: [{ code: '1003' }] },
    })),
  );
  replied.push(
    fc.tuple(answers, requestIds).map(([answer, requestId]) => ({
      type: 'http.replied',
      data: { call, requestId, ...answer },
    })),
  );
}

const opening: readonly Happening[] = [
  appStarted('session_00000000000001'),
  { type: 'session.started', data: { userId: '1' } },
  {
    type: 'http.replied',
    data: {
      ...{ call: 'sportsLine', requestId: 1, status: 200 },
      body: {
        ...{ feedId: '1', sports: [], champs: [], games: [game(7)] },
        markets: [market('7-1'), market('7-2', '2.05')],
      },
    },
  },
  {
    type: 'coupon.betAdded',
    data: { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' },
  },
  {
    type: 'line.updated',
    data: {
      ...{ requestId: 1, id: '2' },
      updates: [{ kind: 'market', marketId: '7-1', coef: '1.99', isBlocked: false }],
    },
  },
  {
    type: 'http.replied',
    data: { call: 'balance', requestId: 2, status: 200, body: balance() },
  },
];

const types = Object.keys(catalogue).filter((type): type is EventType =>
  Object.hasOwn(catalogue, type),
);

/** Something that may happen to a session. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...opening) },
  { weight: 6, arbitrary: fc.oneof(...types.map(of)) },
  { weight: 3, arbitrary: fc.oneof(...replied) },
  { weight: 1, arbitrary: fc.oneof(...asked) },
);

/** Up to so many happenings, often after an opening that gives them something to speak of. */
export function happenings(most: number): fc.Arbitrary<readonly Happening[]> {
  return fc
    .tuple(fc.constantFrom(0, 1, opening.length), fc.array(happening, { maxLength: most }))
    .map(([first, more]) => [...opening.slice(0, first), ...more]);
}

/** Happenings in their places: one every 20 milliseconds, each caused by the one before or none. */
export function placed(happened: readonly Happening[]): RawEvent[] {
  return happened.map(({ type, data }, seq) => {
    const event = { seq, at: START + seq * 20, type, data };
    return seq % 3 === 0 ? event : { ...event, cause: seq - 1 };
  });
}

/** As JSON gives it back: without fields that are undefined, and no negative zero. */
export function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
