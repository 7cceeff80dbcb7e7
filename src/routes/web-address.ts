/** Whether an address is a path of this site: nothing in it can name another. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** Whether the browser may be sent to an address: a page on the web, and no script. */
export function isWebAddress(url: string): boolean {
  return isOwnPath(url) || /^https?:\/\/[^\s\\]+$/i.test(url);
}
