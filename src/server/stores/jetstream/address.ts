import type { ConnectionOptions } from '@nats-io/transport-node';

const WRONG = 'NATS_URL is not an address such as nats://host:4222, or several with commas between';

/**
 * Reads `nats://` and `tls://` addresses, with user and password or a token where they have one.
 * What is wrong with them is said without a word of them.
 */
export function natsOptions(text: string): ConnectionOptions {
  const urls = text.split(',').map((part) => {
    const url = URL.canParse(part.trim()) ? new URL(part.trim()) : null;
    if (url === null || !['nats:', 'tls:'].includes(url.protocol) || url.hostname === '') {
      throw new Error(WRONG);
    }
    return url;
  });
  const named = urls.find((url) => url.username !== '');
  const user = decodeURIComponent(named?.username ?? '');
  const pass = decodeURIComponent(named?.password ?? '');
  return {
    servers: urls.map((url) => `${url.hostname}:${url.port || '4222'}`),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    ...(urls.some((url) => url.protocol === 'tls:') ? { tls: {} } : {}),
  };
}
