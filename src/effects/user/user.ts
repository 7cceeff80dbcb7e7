import { filter, map, merge, mergeMap, type Observable, switchMap, take, takeUntil } from 'rxjs';
import type { VerificationGroup } from '../../domain/verification/standing.ts';
import {
  type Caused,
  type EffectContext,
  effect,
  isCurrent,
  replies,
  request,
  skipped,
} from '../define.ts';

/** Asked for once a session, where the server has a bonus for a first deposit that is yet to come. */
function firstDeposit(context: EffectContext): Observable<Caused> {
  const known = merge(
    replies(context, 'userConfig'),
    replies(context, 'balance'),
    replies(context, 'balanceSecond'),
  ).pipe(
    filter(() => {
      const { user, accounts } = context.state();
      return accounts.isAvailableFirstDepositBonus && user.config?.has_deposit === false;
    }),
    take(1),
    map(({ event }) => request(context, 'bonusPopup', {}, event)),
  );
  return context
    .on('session.started')
    .pipe(switchMap(() => known.pipe(takeUntil(context.on('session.ended')))));
}

const WAITING: VerificationGroup = 'waiting';

/** What has waited since another day is looked at once: how it ends is then noticed on any page. */
function awaiting(context: EffectContext): Observable<Caused> {
  return replies(context, 'userConfig').pipe(
    filter(({ event }) => isCurrent(context, event)),
    mergeMap(({ body: { result }, event }) => {
      const { verification, requests } = context.state();
      const hasDocument = result.verification_status_group_code === WAITING;
      // Support may have asked for another one since it was looked at.
      const isWished = result.is_document_asked === true && verification.askedAt === null;
      const isNew = ({ status }: { readonly status: string }): boolean => status === 'empty';
      return [
        ...((hasDocument && isNew(verification)) || isWished
          ? [request(context, 'verification', {}, event)]
          : []),
        ...(result.is_request_open === true && isNew(requests)
          ? [request(context, 'paymentRequests', {}, event)]
          : []),
      ];
    }),
  );
}

/** Whoever is told a conversation has read it: how many answers are left, the server says. */
const reading = (context: EffectContext): Observable<Caused> =>
  replies(context, 'paymentRequest').pipe(
    filter(({ event }) => isCurrent(context, event)),
    map(({ event }) => request(context, 'userConfig', {}, event)),
  );

/** What a player has from the start; the site goes on without it where it does not come. */
export const user = effect('user', (context) =>
  merge(firstDeposit(context), awaiting(context), reading(context), skipped(context, 'bonusPopup')),
);
