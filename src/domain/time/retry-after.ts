/** How long the server asks to wait before the same again, in milliseconds; null where it does not say. */
export function retryAfter(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('retry_after' in body)) return null;
  const { retry_after: seconds } = body;
  return typeof seconds === 'number' ? seconds * 1000 : null;
}
