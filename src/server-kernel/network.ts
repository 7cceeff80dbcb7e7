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
