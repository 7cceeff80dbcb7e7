import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { PlayerDocument } from '../../calls/verification.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

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

/** What comes of documents that players send. */
export const verificationOutcomes = effect('verification-outcomes', outcomes);
