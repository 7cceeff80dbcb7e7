/** What is asked and sent in any read model: found by trying, so that no slice is left out. */
import * as fc from 'fast-check';
import { type CallName, calls } from '../../../src/calls/table.ts';
import { lateResources } from '../../../src/effects/resources/late-table.ts';
import type { Loading } from '../../../src/effects/resources/loading.ts';
import { resources } from '../../../src/effects/resources/table.ts';
import { catalogue, type EventData, type EventType } from '../../../src/events/catalogue.ts';
import type { State } from '../../../src/projections/state.ts';
import { fitting } from '../../fuzz/from-schema.ts';
import { Log, type Step } from './growing-log.ts';

export const ann = (log: Log) => log.is('session.started', { userId: 'ann' });
export const out = (log: Log) => log.is('session.ended', { reason: 'logout' });

export const callNames = (Object.keys(calls) as CallName[]).filter((call) => !calls[call].stream);

/** The requests a resource makes: calls, and what they ask. */
export function requestsOf({ ask }: Loading, log: Log): EventData<'http.requested'>[] {
  let id = 1000 + log.seq;
  const context = {
    environment: {
      ...{ projectId: 1, apiOrigin: '', promoFrameUrl: '' },
      ...{ build: 'test', production: true },
    },
    state: () => log.state,
    nextRequestId() {
      id += 1;
      return id;
    },
  };
  const cause = { seq: log.seq, at: 0, type: 'page.refreshPressed', data: {} } as const;
  return ask(context, cause).flatMap((event) =>
    event.type === 'http.requested' ? [event.data as EventData<'http.requested'>] : [],
  );
}

/** The ways in which a call can end. */
export const endings = (call: CallName): fc.Arbitrary<(requestId: number) => Step> =>
  fc.oneof(
    fitting(calls[call].reply).map((body) => (requestId: number) => ({
      type: 'http.replied' as const,
      data: { call, requestId, status: 200, body },
    })),
    fc.constant((requestId: number) => ({
      type: 'http.replied' as const,
      data: { call, requestId, status: 503, body: { errors: [] } },
    })),
    fc.constant((requestId: number) => ({
      type: 'http.failed' as const,
      data: { call, requestId, reason: 'network', status: 0, detail: '' },
    })),
  );

export const rows: readonly (readonly [string, Loading])[] = Object.entries({
  ...resources,
  ...lateResources,
});

interface Found {
  readonly seq: number;
  readonly requestId: number | null;
}

function isPending(value: object): value is Found {
  const { seq, requestId } = value as Partial<Found>;
  return typeof seq === 'number' && (requestId === null || typeof requestId === 'number');
}

/** Everything that was sent and is not answered, by where it stands. */
function pendings(value: unknown, path = ''): (readonly [path: string, pending: Found])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPending(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => pendings(one, `${path}.${key}`));
}

/** What was sent and stands there, not answered yet. */
function pendingAt(state: State, path: string): Found | undefined {
  let value: unknown = state;
  for (const key of path.split('.').slice(1)) {
    if (typeof value !== 'object' || value === null || isPending(value)) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return typeof value === 'object' && value !== null && isPending(value) ? value : undefined;
}

export const takenAt = (state: State, seq: number): string | undefined =>
  pendings(state).find(([, pending]) => pending.seq === seq)?.[0];

/** The calls that may be out for what stands there. */
export function callsOf(log: Log, path: string, cause: number): CallName[] {
  return callNames.filter((call) => {
    const asked = log.fork();
    asked.is('http.requested', { call, requestId: 7, query: { cursor: 'x' }, body: {} }, cause);
    return pendingAt(asked.state, path)?.requestId === 7;
  });
}

const inputs = (Object.keys(catalogue) as EventType[]).filter((type) => !/^http\./.test(type));

/** A state in which whatever can be sent may be sent. */
export function prepared(): Log {
  const log = new Log();
  ann(log);
  for (const [, row] of rows) {
    for (const data of requestsOf(row, log)) {
      log.is('http.requested', data);
      const call = data.call as CallName;
      const [body] = fc.sample(fitting(calls[call].reply), { numRuns: 1, seed: 7 });
      const more = call === 'betHistory' ? { next: 'older' } : {};
      const whole = Array.isArray(body) ? body : { ...(body as object), ...more };
      log.is('http.replied', { call, requestId: data.requestId, status: 200, body: whole });
    }
  }
  return log;
}

/** Each input that is sent, with where it then stands. */
export function sendings(): { readonly input: Step; readonly path: string }[] {
  const log = prepared();
  return inputs.flatMap((type) => {
    const samples = fc.sample(fitting(catalogue[type].data), { numRuns: 20, seed: 3 });
    for (const data of samples) {
      const tried = log.fork();
      const seq = tried.add({ type, data });
      const path = takenAt(tried.state, seq);
      if (path !== undefined) return [{ input: { type, data }, path }];
    }
    return [];
  });
}
