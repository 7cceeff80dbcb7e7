/** A header of ten bytes and a trailer of eight. */
export const SHORTEST_GZIP = 18;

/** Bytes that a gzip says it unpacks to; 0 for what is too short for one. */
export function saidBytes(part: Uint8Array): number {
  if (part.length < SHORTEST_GZIP) return 0;
  return new DataView(part.buffer, part.byteOffset, part.byteLength).getUint32(
    part.length - 4,
    true,
  );
}
