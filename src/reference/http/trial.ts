import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCallName } from '../../calls/table.ts';
import { type Climate, conditionChanges } from '../conditions.ts';
import type { Outbox } from '../post/outbox.ts';
import { type FaultPlan, faultChanges } from './faults.ts';
import { Refused } from './refusal.ts';

export interface TrialOptions {
  readonly faults: FaultPlan;
  readonly climate: Climate;
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

/** Lets whoever tries the site out say what goes wrong and what holds, and read the post. */
export function registerTrial(
  app: FastifyInstance,
  { faults, climate, outbox }: TrialOptions,
): void {
  app.post('/reference-api/v1/faults', async (request, reply) => {
    for (const [call, fault] of Object.entries(decoded(faultChanges, request.body))) {
      if (isCallName(call)) faults.set(call, fault);
    }
    return reply.code(204).send();
  });
  app.get('/reference-api/v1/conditions', async () => climate.now());
  app.post('/reference-api/v1/conditions', async (request) => {
    climate.change(decoded(conditionChanges, request.body));
    return climate.now();
  });
  app.get('/reference-api/v1/outbox', async (request) => ({
    messages: outbox.after(decoded(after, request.query).after),
  }));
}
