/** What becomes of requests. */
import { type CallName, calls } from '../../src/calls/table.ts';
import type { Outcome } from './action.ts';
import type { Draw } from './draw.ts';

/** Those that mean something to somebody, and one that means nothing. */
const CODES = [
  ...['1', '100', '111', '112', '113', '120', '150', '1007', '1105', '1401', '1501', '99999'],
];
const STATUSES = [400, 400, 401, 403, 404, 409, 422, 429, 451, 500, 502, 503];

function refusal(draw: Draw): unknown {
  return {
    errors: [{ code: draw.pick(CODES), ...(draw.chance(0.3) ? { detail: 'a@b.test' } : {}) }],
    ...(draw.chance(0.2) ? { exception_code: draw.int(3) } : {}),
    ...(draw.chance(0.2) ? { retry_after: draw.int(100) } : {}),
  };
}

/** What may become of a request of a call. */
export function outcomeOf(call: CallName, draw: Draw): Outcome {
  const delay = draw.pick([0, 20, 20, 400, 9_000, 20_000]);
  switch (draw.int(8)) {
    case 0:
      return { fails: draw.pick(['network', 'never', 'empty']), delay };
    case 1:
    case 2:
      return { status: draw.pick(STATUSES), body: refusal(draw), delay };
    case 3:
      return { body: draw.pick(['<html>', null, { cut: 'of' }, '@long', []]), delay };
    case 4:
      return { twice: true, delay };
    default:
      return { body: draw.value(calls[call].reply), delay };
  }
}
