/** Login and password travel as base64url of their UTF-8 bytes. */
export function encodeCredential(text: string): string {
  // Not spread into one call: very long texts have more bytes than a call may have arguments.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
