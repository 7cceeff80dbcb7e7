/** The push services of the browsers there are: nothing is ever sent to another address. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
];

const LONGEST_ADDRESS = 1000;

/** Whether an address that a browser gave is one of a push service. */
export function isPushAddress(address: string): boolean {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && SERVICES.some((service) => service.test(hostname));
}
