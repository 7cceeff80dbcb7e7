import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Refusal } from '../../calls/define.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  type EffectContext,
  effect,
  isCurrent,
  replies,
  request,
  skipped,
} from '../define.ts';
import { opened } from '../dialogs.ts';

/** The terms changed once more, after those that the player read. */
const NEWER = '1105';

function isNewer(event: Envelope<'http.replied'> | Envelope<'http.failed'>): boolean {
  if (event.type === 'http.failed') return false;
  const { errors = [] } = event.data.body as Partial<Refusal>;
  return errors.some(({ code }) => code === NEWER);
}

/** Confirms the version that the page showed: nobody agrees to terms they have not seen. */
function confirming(context: EffectContext): Observable<Caused> {
  const confirmed = context.on('terms.confirmPressed').pipe(
    filter(() => !context.state().terms.isConfirming),
    map(({ seq }) => {
      const { version } = context.state().terms;
      const body = version === null ? {} : { version };
      return request(context, 'agreementConfirm', { body }, seq);
    }),
  );
  const alert = (textKey: MessageCode, { seq }: Pick<Envelope, 'seq'>) =>
    opened('terms-alert', seq, { textKey });
  const refused = callErrors(context, 'agreementConfirm').pipe(
    filter((event) => isCurrent(context, event)),
    mergeMap((event) =>
      isNewer(event)
        ? [alert('information_terms_newer', event), request(context, 'agreementStatus', {}, event)]
        : [alert('information_confirm_terms_error', event)],
    ),
  );
  const notTaken = replies(context, 'agreementConfirm').pipe(
    filter(({ body, event }) => !body.result && isCurrent(context, event)),
    map(({ event }) => alert('information_confirm_terms_error', event)),
  );
  return merge(confirmed, refused, notTaken);
}

/** Whether the terms changed, and the player's word on those that did. */
export const terms = effect('terms', (context) => {
  const due = context.on('timer.fired').pipe(filter(({ data }) => data.name === 'terms-check'));
  const required = context
    .on('terms.required')
    .pipe(filter(({ seq }) => context.state().terms.recheck?.seq === seq));
  const asked = merge<Envelope[]>(context.on('session.started'), required, due).pipe(
    filter(() => context.state().session.userId !== null),
    map(({ seq }) => request(context, 'agreementStatus', {}, seq)),
  );
  return merge(asked, confirming(context), skipped(context, 'agreementStatus'));
});
