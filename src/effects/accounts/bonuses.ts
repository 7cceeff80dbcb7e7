import { filter, map, merge, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  isCurrent,
  replies,
  request,
} from '../define.ts';
import { submitting } from '../submitting.ts';

/** What the player says of bonuses that are offered. */
function answering(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(
      context,
      (state) => state.bonuses.choosing.pending,
      'bonuses.firstDepositChosen',
      'depositBonusChoose',
      ({ isWanted }) => ({ body: { isWanted } }),
    ),
    submitting(
      context,
      (state) => state.bonuses.answering.pending,
      'bonuses.signInAnswered',
      'signInBonusAnswer',
      ({ isTaken }) => ({ body: { isTaken } }),
    ),
  );
}

/** What there is to be taken is looked at once, so that the player can be told of it on any page. */
function offered(context: EffectContext): Observable<Caused> {
  const told = replies(context, 'userConfig').pipe(
    map(({ event }) => event),
    filter((event) => isCurrent(context, event)),
  );
  return merge<Envelope[]>(told, context.on('app.effectsJoined')).pipe(
    filter(() => {
      const { user, bonuses } = context.state();
      return user.config?.has_bonus_offer === true && bonuses.status === 'empty';
    }),
    map((event) => request(context, 'bonuses', {}, event)),
  );
}

function granted(context: EffectContext): Observable<Caused> {
  return replies(context, 'signInBonusAnswer').pipe(
    filter(({ body }) => body.isTaken),
    map(({ body: { amount, currency }, event }) =>
      caused('bonuses.granted', { kind: 'sign-in', amount, currency }, event),
    ),
  );
}

/** Bonuses that are offered, and what became of them. */
export const bonuses = effect('bonuses', (context) =>
  merge(answering(context), offered(context), granted(context)),
);
