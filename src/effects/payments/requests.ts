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

/** Of who is not signed in, under a key that names the press: it leads support to where it was written. */
const writing = (context: EffectContext): Observable<Caused> =>
  submitting(
    context,
    ({ guestMessage }) => guestMessage.sending.pending,
    'requests.guestSubmitted',
    'guestMessage',
    (body, _, headers) => ({ headers, body }),
  );

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

/** What players and guests ask support. */
export const requesting = effect('requests', (context) =>
  merge(sending(context), writing(context), leafing(context)),
);
