import { merge, type Observable } from 'rxjs';
import { type Caused, type EffectContext, effect } from '../define.ts';
import { submitting } from '../submitting.ts';

function sending(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(
      context,
      ({ requests }) => requests.opening.pending,
      'requests.submitted',
      'paymentRequestOpen',
      (body, _, headers) => ({ headers, body }),
    ),
    submitting(
      context,
      ({ requests }) => requests.answering.pending,
      'requests.answerSubmitted',
      'paymentRequestAnswer',
      ({ id, message }, _, headers) => ({ path: { id }, headers, body: { message } }),
    ),
    submitting(
      context,
      ({ requests }) => requests.attaching.pending,
      'requests.fileSubmitted',
      'paymentRequestFile',
      ({ id, file }, _, headers) => ({ path: { id }, headers, body: { file } }),
    ),
    submitting(
      context,
      ({ requests }) => requests.closing.pending,
      'requests.closePressed',
      'paymentRequestClose',
      ({ id }) => ({ path: { id }, body: {} }),
    ),
  );
}

/** Those that are over for longer are asked for. */
function leafing(context: EffectContext): Observable<Caused> {
  return submitting(
    context,
    ({ requests }) => requests.older.pending,
    'requests.olderAsked',
    'paymentRequests',
    () => {
      const { next } = context.state().requests;
      return next === null ? {} : { query: { cursor: next } };
    },
  );
}

/** What players ask support. */
export const requesting = effect('requests', (context) =>
  merge(sending(context), leafing(context)),
);
