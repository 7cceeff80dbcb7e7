import type { CallReply } from '../../calls/table.ts';
import type { PlayerDocument } from '../../calls/verification.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { DocumentKind, UploadRefusal } from '../../domain/verification/verification.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, end, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** How it stands with who the player is. */
export interface VerificationState extends Resource {
  isVerified: boolean;
  documents: PlayerDocument[];
  uploading: Submission;
  /** The document that is being sent; `file` names it, in the page that holds it. */
  underWay: { file: string; kind: DocumentKind; percent: number } | null;
  withdrawing: Submission;
  /** The document that is being taken back. */
  withdrawn: string | null;
  /** Documents that were seen waiting, and of which nobody has said yet how they ended. */
  awaited: string[];
  /** Since when support asks for one more document, of a way to pay; null: it does not. */
  askedAt: number | null;
  /** The player has been told so. */
  isAskTold: boolean;
}

const initial = (): VerificationState => ({
  ...unloaded(),
  isVerified: false,
  documents: [],
  uploading: unsent(),
  underWay: null,
  withdrawing: unsent(),
  withdrawn: null,
  awaited: [],
  askedAt: null,
  isAskTold: false,
});

/** What a refusal of the policy is called. */
export const UPLOAD_REFUSAL_CODES: Readonly<Record<UploadRefusal, MessageCode>> = {
  'too-many': 'verification_refused_too_many',
  empty: 'verification_refused_empty',
  'too-large': 'verification_refused_too_large',
  'wrong-type': 'verification_refused_wrong_type',
};

function waitFor(slice: VerificationState, { id, state }: PlayerDocument): void {
  if (state === 'waiting' && !slice.awaited.includes(id)) slice.awaited.push(id);
}

function take(slice: VerificationState, body: CallReply<'verification'>): void {
  slice.isVerified = body.isVerified;
  slice.documents = body.documents.map((document) => ({ ...document }));
  for (const document of body.documents) waitFor(slice, document);
  const { askedAt = null } = body;
  if (askedAt !== slice.askedAt) slice.isAskTold = false;
  slice.askedAt = askedAt;
}

const isOver = (slice: VerificationState, { id }: { readonly id: string }): void => {
  slice.awaited = slice.awaited.filter((one) => one !== id);
};

const sendingParts = compose<VerificationState>(
  submission({
    input: 'verification.uploaded',
    call: 'documentUpload',
    of: ({ uploading }) => uploading,
    otherwise: 'verification_failed',
    isKeyed: true,
    begun(slice, { file, kind }) {
      slice.underWay = { file, kind, percent: 0 };
    },
    accepted(slice, { document }) {
      const others = slice.documents.filter(({ id }) => id !== document.id);
      slice.documents = [{ ...document }, ...others];
      waitFor(slice, document);
      return tell('done', 'verification_taken');
    },
  }),
  submission({
    input: 'verification.withdrawn',
    call: 'documentWithdraw',
    of: ({ withdrawing }) => withdrawing,
    otherwise: 'verification_failed',
    begun(slice, { id }) {
      slice.withdrawn = id;
    },
    accepted(slice, { document }) {
      slice.documents = slice.documents.filter(({ id }) => id !== document.id);
      isOver(slice, document);
      return tell('done', 'verification_withdrawn');
    },
  }),
);

const happening = compose<VerificationState>({
  on: {
    'route.changed'(slice) {
      for (const form of [slice.uploading, slice.withdrawing]) clearOutcome(form);
    },
    'verification.progressed'({ underWay }, { file, percent }) {
      if (underWay?.file === file) underWay.percent = Math.min(100, Math.max(0, percent));
    },
    'verification.heldBack'(slice, { reason }) {
      end(slice.uploading);
      slice.uploading.told = tell('error', UPLOAD_REFUSAL_CODES[reason]);
    },
    'verification.asked'(slice) {
      slice.isAskTold = true;
    },
    'verification.approved': isOver,
    'verification.refused': isOver,
    'verification.expired': isOver,
  },
});

export const verification = projection(
  'verification',
  2,
  initial,
  compose<VerificationState>(
    ofPlayer(initial),
    resource({ call: 'verification', of: (slice) => slice, take }),
    sendingParts,
    happening,
  ),
);
