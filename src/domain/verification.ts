/** What is uploaded to prove who somebody is, where they live, and whose a way to pay is. */
export const DOCUMENT_KINDS = [
  'identity-card',
  'passport',
  'driving-licence',
  'address',
  'payment',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What is proved by them. */
export const NEEDS = ['identity', 'address', 'payment'] as const;
export type Need = (typeof NEEDS)[number];

/** Only approved ones prove anything; one that waited too long, or was good until a day, expires. */
export const DOCUMENT_STATES = ['waiting', 'approved', 'refused', 'expired', 'withdrawn'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Why a document was refused. */
export const REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'wrong-kind',
  'out-of-date',
  /** Name, date of birth or address are not those of the account. */
  'other-data',
  'altered',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const DOCUMENT_TYPES = ['jpeg', 'png', 'pdf'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** In bytes. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Documents of one player that may wait at the same time. */
export const MOST_WAITING = 10;

const SIGNATURES: Readonly<Record<DocumentType, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** As many bytes from the beginning as tell the type. */
export const SIGNATURE_BYTES = 8;

/** What a file is by its first bytes, whatever it is called; null where it is none of the types. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  const isOf = (type: DocumentType) => SIGNATURES[type].every((byte, at) => bytes[at] === byte);
  return DOCUMENT_TYPES.find(isOf) ?? null;
}

export function needOf(kind: DocumentKind): Need {
  return kind === 'address' || kind === 'payment' ? kind : 'identity';
}

/** Why a document may not be uploaded, in the order in which it is asked. */
export const UPLOAD_REFUSALS = ['too-many', 'empty', 'too-large', 'wrong-type'] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

/** What is known of a file before it is sent. */
export interface UploadFacts {
  /** In bytes. */
  readonly size: number;
  readonly type: DocumentType | null;
  /** Documents of the player that wait already. */
  readonly waiting: number;
}

/** Why there is no room for it: what can be told before a byte of it is read. */
export function roomRefusal({ size, waiting }: Omit<UploadFacts, 'type'>): UploadRefusal | null {
  if (waiting >= MOST_WAITING) return 'too-many';
  if (size <= 0) return 'empty';
  return size > MOST_BYTES ? 'too-large' : null;
}

/** Whether a document may be uploaded: null, or the first thing that keeps it from being. */
export function uploadRefusal(facts: UploadFacts): UploadRefusal | null {
  return roomRefusal(facts) ?? (facts.type === null ? 'wrong-type' : null);
}

interface Known {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
}

/** How it stands with what is to be proved; the documents are given newest first. */
export function standingOf(
  need: Need,
  documents: readonly Known[],
): Exclude<DocumentState, 'withdrawn'> | 'missing' {
  const states = documents.flatMap(({ kind, state }) =>
    needOf(kind) === need && state !== 'withdrawn' ? [state] : [],
  );
  if (states.includes('approved')) return 'approved';
  return states.includes('waiting') ? 'waiting' : (states[0] ?? 'missing');
}

/** A player is verified once it is known who they are and where they live. */
export function isVerified(documents: readonly Known[]): boolean {
  return (['identity', 'address'] as const).every(
    (need) => standingOf(need, documents) === 'approved',
  );
}

/** How it stands with all that a player sent, in a word; empty where nothing counts. */
export type VerificationGroup = '' | 'waiting' | 'refused' | 'approved';

/** What is under way goes before what is done; what was refused stands until another one came. */
export function verificationGroup(documents: readonly Known[]): VerificationGroup {
  if (documents.some(({ state }) => state === 'waiting')) return 'waiting';
  if (isVerified(documents)) return 'approved';
  const ended = NEEDS.map((need) => standingOf(need, documents));
  return ended.some((one) => one === 'refused' || one === 'expired') ? 'refused' : '';
}
