const MAX_LENGTH = 1_000;

/**
 * Reads a login or password: base64url of UTF-8. Null for anything else, and for what is empty or
 * too long to be one.
 */
export function decodeCredential(encoded: string): string | null {
  if (encoded.length > MAX_LENGTH || !/^[\w-]+={0,2}$/.test(encoded)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64url'));
  } catch {
    return null;
  }
}
