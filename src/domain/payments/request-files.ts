import { roomRefusal } from '../verification/uploading.ts';
import type { DocumentType, UploadRefusal } from '../verification/verification.ts';

/** Files that stand in one request to support. */
export const MOST_FILES = 5;

/** What is known of a file before it is sent. */
export interface RequestFileFacts {
  /** In bytes. */
  readonly size: number;
  /** By its first bytes; null where it is none that is taken. */
  readonly type: DocumentType | null;
  /** Files that stand in the request already. */
  readonly files: number;
}

/** Why there is no room for it: what can be told before a byte of it is read. */
export function fileRoomRefusal({
  size,
  files,
}: Omit<RequestFileFacts, 'type'>): UploadRefusal | null {
  return files >= MOST_FILES ? 'too-many' : roomRefusal({ size, waiting: 0 });
}

/** Whether a file may be sent with a request: null, or the first thing that keeps it from being. */
export function requestFileRefusal(facts: RequestFileFacts): UploadRefusal | null {
  return fileRoomRefusal(facts) ?? (facts.type === null ? 'wrong-type' : null);
}
