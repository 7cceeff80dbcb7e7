/** Makes a started site misbehave; it takes that where `REFERENCE_FAULTS` is 1. */
import * as assert from 'uvu/assert';
import type { CallName } from '../../src/calls/table.ts';
import type { Site } from './site.ts';

export interface Fault {
  readonly delay?: number;
  readonly times?: number;
  readonly executes?: boolean;
  readonly answer?: { readonly kind: string; readonly status?: number };
}

/** Says what is to go wrong at the back-end, call by call; null takes it back. */
export async function faults(
  { origin }: Site,
  plan: Partial<Record<CallName, Fault | null>>,
): Promise<void> {
  const reply = await fetch(`${origin}/reference-api/v1/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(plan),
  });
  assert.ok(reply.ok, `the faults were not taken: ${reply.status}`);
}
