/** Where the player was before the updates began: a path within the site, or null. */
export function returnPath(url: string): string | null {
  const query = url.split('#', 1)[0]?.split('?')[1] ?? '';
  const path = new URLSearchParams(query).get('path');
  // A path that begins with two slashes would be another host's.
  return path !== null && /^\/[a-z]{2}(\/(?![/\\])|[?#]|$)/.test(path) ? path : null;
}
