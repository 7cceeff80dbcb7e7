const LOOPBACK = /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a name or an address, as settings, connections and URLs write it, is of this machine alone. */
export function isThisMachine(host: string): boolean {
  return LOOPBACK.test(host);
}
