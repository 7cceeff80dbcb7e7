import { fileRoomRefusal, requestFileRefusal } from '../../domain/payments/request-files.ts';
import { documentType } from '../../domain/verification/uploading.ts';
import type { UploadRefusal } from '../../domain/verification/verification.ts';
import type { Database } from '../data/database.ts';
import type { ReadUpload } from '../http/reading.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Upload } from '../http/upload.ts';
import { otherUnderKey, stopAtFull } from './refusals.ts';
import type { RequestRow, RequestStore } from './request-store.ts';

interface AttachingOptions {
  readonly database: Database;
  readonly requestStore: RequestStore;
  readonly read: ReadUpload;
}

/** A file that somebody sends, and the key they send it under. */
export interface SentFile {
  readonly key: string;
  readonly upload: Upload;
}

const CODES: Readonly<Record<UploadRefusal, RefusalCode>> = {
  'too-many': '1916',
  empty: '1917',
  'too-large': '1918',
  'wrong-type': '1919',
};

function stopAt(refusal: UploadRefusal | null): void {
  if (refusal !== null) throw new Refused(CODES[refusal]);
}

/** Takes files of players in, each once for its key. What there is no room for is not read. */
export function attaching({ database, requestStore: store, read }: AttachingOptions) {
  const filesIn = (request: RequestRow): number => {
    const now = store.find(String(request.id));
    if (now === null) throw new Refused('404');
    stopAtFull(store, now);
    return store.count(now).files;
  };
  return async (request: RequestRow, { key, upload }: SentFile, now: number): Promise<void> => {
    if (store.isWritten(request, key, null) === null) {
      // What says no length is counted as it comes.
      stopAt(fileRoomRefusal({ size: upload.size ?? 1, files: filesIn(request) }));
    }
    const bytes = await read(request.user_id, upload);
    database.transaction(() => {
      const isSame = store.isWritten(request, key, store.printOfFile(bytes));
      if (isSame === false) throw otherUnderKey();
      if (isSame === true) return;
      const type = documentType(bytes);
      stopAt(requestFileRefusal({ size: bytes.length, type, files: filesIn(request) }));
      if (type === null) throw new Refused('1919');
      store.attach(request, { key, type, bytes }, now);
    });
  };
}
