import { merge, mergeMap, type Observable } from 'rxjs';
import { uploadRefusal } from '../../domain/verification/uploading.ts';
import type { EventData } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const uploading: PendingOf = ({ verification }) => verification.uploading.pending;

/** Sends documents that the policy lets through; what keeps one back is said in its place. */
function sending(context: EffectContext): Observable<Caused> {
  const stop = ({ size, type }: EventData<'verification.uploaded'>) => {
    const { documents } = context.state().verification;
    const waiting = documents.filter(({ state }) => state === 'waiting').length;
    return uploadRefusal({ size, type, waiting });
  };
  return merge(
    submitting(
      context,
      uploading,
      'verification.uploaded',
      'documentUpload',
      ({ kind, file }, _, headers) => ({ query: { kind }, headers, body: { file } }),
      (upload) => stop(upload) !== null,
    ),
    accepted(context, uploading, 'verification.uploaded').pipe(
      mergeMap((event) => {
        const reason = stop(event.data);
        return reason === null ? [] : [caused('verification.heldBack', { reason }, event)];
      }),
    ),
    submitting(
      context,
      ({ verification }) => verification.withdrawing.pending,
      'verification.withdrawn',
      'documentWithdraw',
      ({ id }) => ({ path: { id }, body: {} }),
    ),
  );
}

/** What players do to be verified. */
export const verification = effect('verification', sending);
