import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCallName } from '../calls/table.ts';
import type { BackEnd } from './back-end.ts';
import { conditionChanges } from './conditions.ts';
import { type FaultPlan, faultChanges } from './http/faults.ts';
import { Refused } from './http/refusal.ts';
import type { Outbox } from './post/outbox.ts';

export interface TrialOptions {
  readonly faults: FaultPlan;
  readonly backEnd: Pick<BackEnd, 'climate' | 'clock' | 'putForward'>;
  readonly outbox: Outbox;
}

function decoded<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const changes = v.safeParse(schema, body);
  if (changes.success) return changes.output;
  const [issue] = changes.issues;
  const pointer = (issue.path ?? []).map(({ key }) => `/${String(key)}`).join('');
  throw new Refused('400', [{ pointer, detail: issue.message }]);
}

const after = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
});

const MOST_FORWARD = 30 * 24 * 60 * 60_000;

/** Beside the conditions, which a start may bring too, what only this route takes. */
const changes = v.strictObject({
  ...conditionChanges.entries,
  /** Milliseconds by which the site's clock is put forward; it never goes back, so null is none. */
  clock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FORWARD))),
});

/** Lets whoever tries the site out say what goes wrong and what holds, and read the post. */
export function registerTrial(
  app: FastifyInstance,
  { faults, backEnd, outbox }: TrialOptions,
): void {
  const { climate, clock } = backEnd;
  const conditions = () => ({ ...climate.now(), clock: clock.ahead() });
  app.post('/reference-api/v1/faults', async (request, reply) => {
    for (const [call, fault] of Object.entries(decoded(faultChanges, request.body))) {
      if (isCallName(call)) faults.set(call, fault);
    }
    return reply.code(204).send();
  });
  app.get('/reference-api/v1/conditions', async () => conditions());
  app.post('/reference-api/v1/conditions', async (request) => {
    const { clock: forward, ...changed } = decoded(changes, request.body);
    climate.change(changed);
    if (forward !== undefined) backEnd.putForward(forward);
    return conditions();
  });
  app.get('/reference-api/v1/outbox', async (request) => ({
    messages: outbox.after(decoded(after, request.query).after),
  }));
}
