/** Makes a started site do what a test wants of it; it takes that where `REFERENCE_FAULTS` is 1. */
import * as assert from 'uvu/assert';
import type { CallName } from '../../../src/calls/table.ts';
import type { ConditionChanges } from '../../../src/reference/conditions.ts';
import type { Site } from './site.ts';

export interface Fault {
  readonly hold?: boolean;
  readonly delay?: number;
  readonly times?: number;
  readonly executes?: boolean;
  readonly answer?: { readonly kind: string; readonly status?: number };
}

async function tell({ origin }: Site, what: 'faults' | 'conditions', body: object): Promise<void> {
  const reply = await fetch(`${origin}/reference-api/v1/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  assert.ok(reply.ok, `the ${what} were not taken: ${reply.status}, ${await reply.text()}`);
}

/** Says what is to go wrong at the back-end, call by call; null takes it back, and frees what is held. */
export const faults = (site: Site, plan: Partial<Record<CallName, Fault | null>>): Promise<void> =>
  tell(site, 'faults', plan);

/** Says what holds at the back-end; null puts it back to what is usual. */
export const conditions = (site: Site, changes: ConditionChanges): Promise<void> =>
  tell(site, 'conditions', changes);

/** Puts the site's clock forward: matches begin and end, and bets are settled, at once. */
export const putForward = (site: Site, hours: number): Promise<void> =>
  tell(site, 'conditions', { clock: hours * 60 * 60_000 });
