import type { IngestLimits } from '../../../src/server/log-api/allowance.ts';
import { type TestServer, testServer } from './server.ts';

/** A server with limits, and a clock that a test moves. */
export async function limited(
  ingest: Partial<IngestLimits>,
  body: (on: TestServer, clock: { now: number }) => Promise<void>,
): Promise<void> {
  const clock = { now: Date.now() };
  const on = await testServer({ ingest, now: () => clock.now });
  try {
    await body(on, clock);
  } finally {
    await on.dispose();
  }
}

/** The headers of a request that comes from an address. */
export const from = (network: string) => ({ 'x-forwarded-for': network });
