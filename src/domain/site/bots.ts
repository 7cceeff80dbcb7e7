/** Words that robots put into their names: `Googlebot`, `Baiduspider`; a Cubot is a telephone. */
const GENERIC = /(?<!cu)bot\b|crawler|spider\b|slurp|archiver\b/i;

/** Robots whose names say nothing of the kind, in lower case. */
const NAMED = [
  // Search.
  'adsbot-google',
  'apis-google',
  'bingpreview',
  'compatible; yandex',
  'daumoa',
  'duplexweb-google',
  'feedfetcher-google',
  'google favicon',
  'google-inspectiontool',
  'google-read-aloud',
  'googleother',
  'mediapartners-google',
  'yeti/',
  // Previews of links.
  'facebookcatalog',
  'facebookexternalhit',
  'google-pagerenderer',
  'meta-externalagent',
  'meta-externalfetcher',
  'skypeuripreview',
  'vkshare',
  'whatsapp/',
] as const;

/** Whether a user agent is that of a robot which reads the site for a search or a preview. */
export function isBot(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return GENERIC.test(name) || NAMED.some((part) => name.includes(part));
}
