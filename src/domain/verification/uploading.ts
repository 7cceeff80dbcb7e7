import {
  DOCUMENT_TYPES,
  type DocumentType,
  MOST_WAITING,
  type UploadRefusal,
} from './verification.ts';

/** In bytes. */
export const MOST_BYTES = 8 * 1024 * 1024;

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
