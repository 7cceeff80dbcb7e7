import { gzipSync } from 'fflate';

/** Fast rather than small: a page that is left waits for it. */
const LEVEL = 4;

/** Gzip before it returns, for a page that may not get another turn. */
export function gzipNow(bytes: Uint8Array): Uint8Array {
  // No time in the header: the same bytes give the same gzip.
  return gzipSync(bytes, { level: LEVEL, mtime: 0 });
}
