/** A part of an address, read as a browser reads it; as it is where it cannot be. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
