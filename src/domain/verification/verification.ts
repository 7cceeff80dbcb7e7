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

/** Documents of one player that may wait at the same time. */
export const MOST_WAITING = 10;

/** Why a document may not be uploaded, in the order in which it is asked. */
export const UPLOAD_REFUSALS = ['too-many', 'empty', 'too-large', 'wrong-type'] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
