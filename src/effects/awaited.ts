import { filter } from 'rxjs';
import type { CallName } from '../calls/table.ts';
import { type EffectContext, replies } from './define.ts';
import { isAwaited, type PendingOf } from './submitting.ts';

/** Answers that what was sent waits for; what is made of them ends the waiting. */
export function awaited<C extends CallName>(
  context: EffectContext,
  pendingOf: PendingOf,
  call: C,
): ReturnType<typeof replies<C>> {
  return replies(context, call).pipe(filter(({ event }) => isAwaited(context, pendingOf, event)));
}
