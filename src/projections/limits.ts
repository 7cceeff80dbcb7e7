import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';

type Limit = CallReply<'limits'>['limits'][number];

/**
 * The player's limits. `unknown` and `unreachable` both mean that nothing may be staked against a
 * limit that could exist: the client fails closed.
 */
export interface LimitsState {
  status: 'unknown' | 'ready' | 'unreachable';
  limits: Limit[];
  available: { type: number; definition: Record<string, unknown> }[];
}

const initial = (): LimitsState => ({ status: 'unknown', limits: [], available: [] });

function unreachable(slice: LimitsState): void {
  if (slice.status === 'unknown') slice.status = 'unreachable';
}

function forget(slice: LimitsState): void {
  Object.assign(slice, initial());
}

export const limits = projection('limits', 1, initial, {
  on: { 'session.started': forget, 'session.ended': forget },
  replies: {
    limits(slice, body) {
      slice.status = 'ready';
      slice.limits = body.limits.map((limit) => ({ ...limit }));
    },
    availableLimits(slice, body) {
      slice.available = body.map((one) => ({ ...one }));
    },
  },
  refusals: { limits: unreachable },
  failures: { limits: unreachable },
});
