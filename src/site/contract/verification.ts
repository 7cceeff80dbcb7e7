import type { PlayerDocument as AnyDocument } from '../../calls/verification.ts';
import { standingOf } from '../../domain/verification/standing.ts';
import { roomRefusal } from '../../domain/verification/uploading.ts';
import { NEEDS } from '../../domain/verification/verification.ts';
import type { State } from '../../projections/state.ts';
import { UPLOAD_REFUSAL_CODES } from '../../projections/verification/verification.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

export type PlayerDocument = DeepReadonly<AnyDocument>;

/** What was sent before it was asked for is not what is asked for. */
const wishStanding = (askedAt: number, documents: readonly AnyDocument[]) =>
  standingOf(
    'payment',
    documents.filter(({ createdAt }) => createdAt >= askedAt),
  );

/** What the player proved, what waits, and what the policy says of another document. */
const verification = area(['verification'], ({ verification: slice }) => {
  const { status, failure, isVerified, documents, uploading, withdrawing, underWay, askedAt } =
    slice;
  const waiting = documents.filter(({ state }) => state === 'waiting').length;
  return {
    ...{ status, failure, isVerified, documents },
    needs: NEEDS.map((need) => ({ need, standing: standingOf(need, documents) })),
    /** How it stands with one more document that support asks for; null: it asks for none. */
    wish: askedAt === null ? null : wishStanding(askedAt, documents),
    /** Why a file of this size, in bytes, would not be taken, as the key of a text. */
    refusalOf(size: number) {
      const refusal = roomRefusal({ size, waiting });
      return refusal && UPLOAD_REFUSAL_CODES[refusal];
    },
    uploading: sending(uploading),
    percent: underWay?.percent ?? 0,
    withdrawing: sending(withdrawing),
    withdrawn: slice.withdrawn,
  };
});

export function verificationAreas(state: State) {
  return { verification: verification(state) };
}
