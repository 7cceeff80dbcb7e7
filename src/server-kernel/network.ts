const GROUPS = 8;
const PREFIX_GROUPS = 4;

/** The groups of an IPv6 address, those that `::` stands for filled in. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  return [...first, ...new Array<string>(gap).fill('0'), ...last];
}

/**
 * What limits by address are counted for: an IPv4 address, or the /64 network of an IPv6 one, as
 * whoever has one address of it has them all.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%', 1);
  const prefix = groupsOf(plain.toLowerCase()).slice(0, PREFIX_GROUPS);
  return `${prefix.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** A network around another, and how many times as much of anything those in it may have together. */
export interface WiderNetwork {
  readonly network: string;
  readonly share: number;
}

/** Of an IPv6 network as `networkOf` gives it: an ordinary line has a /56, a site a /48. */
export function widerNetworks(network: string): readonly WiderNetwork[] {
  const [prefix] = network.split('::/64');
  if (prefix === undefined || prefix === network) return [];
  const [a, b, c, d = '0'] = prefix.split(':');
  const site = `${a}:${b}:${c}`;
  const line = (Number.parseInt(d, 16) >> 8).toString(16);
  return [
    { network: `${site}:${line}00::/56`, share: 4 },
    { network: `${site}::/48`, share: 8 },
  ];
}
