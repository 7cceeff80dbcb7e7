import { MOST_BYTES } from '../../domain/verification/uploading.ts';
import { Quota } from '../../server-kernel/quota.ts';
import { POLICY } from '../policy.ts';
import { Refused } from './refusal.ts';
import type { Upload } from './upload.ts';

/** Seconds after which another try may find room. */
const RETRY_AFTER = 5;

/** Reads a file that a player sends; refuses it where too many are read at the time. */
export type ReadUpload = (userId: string, upload: Upload) => Promise<Uint8Array>;

/** Files are held in memory as they are read, so that all who take any have one reading. */
export function createReading(): ReadUpload {
  const reading = new Quota(POLICY.documents.reading);
  return async (userId, upload) => {
    const place = reading.take({ player: userId });
    if (!place.ok) {
      const code = place.error === 'total' ? '503' : '429';
      throw new Refused(code, [{}], { retryAfter: RETRY_AFTER });
    }
    try {
      return await upload.read(MOST_BYTES);
    } finally {
      place.value();
    }
  };
}
