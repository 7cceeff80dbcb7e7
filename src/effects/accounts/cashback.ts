import { map, merge, mergeMap, type Observable } from 'rxjs';
import { collectRefusal, joinRefusal } from '../../domain/accounts/cashback.ts';
import { cashbackFacts } from '../../domain/accounts/cashback-facts.ts';
import type { CashbackRefusal } from '../../domain/accounts/cashback-refusals.ts';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const heldBack = (event: Envelope, reason: CashbackRefusal | null): Caused[] =>
  reason === null ? [] : [caused('cashback.heldBack', { reason }, event)];

/** Who may take part, does so once they say it. */
function joining(context: EffectContext): Observable<Caused> {
  const pending: PendingOf = ({ cashback }) => cashback.joining.pending;
  const refusal = () => joinRefusal(cashbackFacts(context.state()));
  const isHeld = () => refusal() !== null;
  return merge(
    submitting(
      ...([context, pending, 'cashback.joinPressed', 'cashbackJoin'] as const),
      () => ({ body: {} }),
      isHeld,
    ),
    accepted(context, pending, 'cashback.joinPressed').pipe(
      mergeMap((event) => heldBack(event, refusal())),
    ),
  );
}

/** Whoever takes part leaves when they want to: no policy has a say. */
function leaving(context: EffectContext): Observable<Caused> {
  const pending: PendingOf = ({ cashback }) => cashback.joining.pending;
  return submitting(context, pending, 'cashback.leavePressed', 'cashbackLeave', () => ({
    body: {},
  }));
}

/** A week is collected where the policy lets it through. */
function collecting(context: EffectContext): Observable<Caused> {
  const pending: PendingOf = ({ cashback }) => cashback.collecting.pending;
  const refusalOf = ({ week }: { readonly week: number }) => {
    const { known } = context.state().cashback;
    const asked = known?.weeks.find(({ start }) => start === week) ?? null;
    return collectRefusal(cashbackFacts(context.state()), asked, known?.at ?? 0);
  };
  return merge(
    submitting(
      ...([context, pending, 'cashback.collectPressed', 'cashbackCollect'] as const),
      (body, _, headers) => ({ headers, body }),
      (asked) => refusalOf(asked) !== null,
    ),
    accepted(context, pending, 'cashback.collectPressed').pipe(
      mergeMap((event) => heldBack(event, refusalOf(event.data))),
    ),
  );
}

/** Sends what the policy lets through; that money came is a fact of its own. */
export const cashback = effect('cashback', (context) =>
  merge(
    joining(context),
    leaving(context),
    collecting(context),
    // It may have been done elsewhere, or its time is over.
    merge(
      callErrors(context, 'cashbackJoin'),
      callErrors(context, 'cashbackLeave'),
      callErrors(context, 'cashbackCollect'),
    ).pipe(map((event) => request(context, 'cashback', {}, event))),
    replies(context, 'cashbackCollect').pipe(
      map(({ body: { week, amount, currency }, event }) =>
        caused('cashback.collected', { week, amount, currency }, event),
      ),
    ),
  ),
);
