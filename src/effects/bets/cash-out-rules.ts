import { map, merge, type Observable } from 'rxjs';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';
import { submitting } from '../submitting.ts';

/** What became of rules, as facts. */
function outcomes(context: EffectContext): Observable<Caused> {
  return replies(context, 'cashOutRule').pipe(
    map(({ body, event }) => {
      const about = { requestId: event.data.requestId, couponId: body.couponId };
      if (body.status === 'set') {
        return caused('bet.cashOutRuleSet', { ...about, ...body.rule }, event);
      }
      return body.status === 'removed'
        ? caused('bet.cashOutRuleRemoved', about, event)
        : caused('bet.cashOutRuleRefused', { ...about, reason: body.reason }, event);
    }),
  );
}

/** At what running bets are sold by themselves, as their player sets it and takes it back. */
export const cashOutRules = effect('cash-out-rules', (context) =>
  merge(
    submitting(
      context,
      (state) => state.cashOutRule.saving.pending,
      'bet.cashOutRuleChosen',
      'cashOutRule',
      ({ couponId, rule }) => ({ body: { couponId, rule: rule && { ...rule } } }),
    ),
    outcomes(context),
  ),
);
