import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { PlayerDocument } from '../../calls/verification.ts';
import { uploadRefusal } from '../../domain/verification.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';
import { type PendingOf, submitting, taken } from '../submitting.ts';

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
    taken(context, uploading, 'verification.uploaded').pipe(
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

/** How a document that waited ended, as an event; none while it waits. */
function outcomeOf({ id, kind, state, reason }: PlayerDocument, event: Envelope): Caused[] {
  if (state === 'approved') return [caused('verification.approved', { id, kind }, event)];
  if (state === 'expired') return [caused('verification.expired', { id, kind }, event)];
  if (state !== 'refused' || reason === null) return [];
  return [caused('verification.refused', { id, kind, reason }, event)];
}

/** Tells once how each document ended that was seen waiting in this page, and that one more is asked for. */
function outcomes(context: EffectContext): Observable<Caused> {
  const isAwaited = ({ id }: PlayerDocument) => context.state().verification.awaited.includes(id);
  const submitted = replies(context, 'documentUpload').pipe(
    filter(({ body }) => body.document.state === 'waiting'),
    map(({ body: { document }, event }) => {
      const { id, kind, type, size } = document;
      return caused('verification.submitted', { id, kind, type, size }, event);
    }),
  );
  const ended = replies(context, 'verification').pipe(
    mergeMap(({ body, event }) =>
      body.documents.filter(isAwaited).flatMap((document) => outcomeOf(document, event)),
    ),
  );
  const asked = replies(context, 'verification').pipe(
    mergeMap(({ event }) => {
      const { askedAt, isAskTold } = context.state().verification;
      const isNews = askedAt !== null && !isAskTold;
      return isNews ? [caused('verification.asked', { at: askedAt }, event)] : [];
    }),
  );
  return merge(submitted, ended, asked);
}

/** What players do to be verified. */
export const verification = effect('verification', sending);

/** What comes of it. */
export const verificationOutcomes = effect('verification-outcomes', outcomes);
