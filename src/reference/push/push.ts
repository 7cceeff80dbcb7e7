import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import type { Climate } from '../conditions.ts';
import { Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { Keys } from '../secrets/keys.ts';
import { isPushAddress } from './address.ts';
import type { PushAddress, PushItem, PushStore, PushSubscription } from './push-store.ts';
import { PUSH_PAGES, pushText } from './texts.ts';

/** Sends a request; gives the status of the answer. */
export type PushTransport = (request: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}) => Promise<number>;

export interface PushOptions {
  readonly pushStore: PushStore;
  readonly keys: Keys;
  readonly climate: Climate;
  readonly limits: Pick<Limits, 'barriers'>;
  /** Its name. */
  readonly site: string;
  readonly transport: PushTransport;
}

/** Messages to browsers in which the site is not open. */
export interface Push {
  /** Base64url of the public key of this back-end. */
  readonly key: string;
  /** Throws a refusal for what is no address of a push service. */
  subscribe(userId: string, address: PushAddress, language: string, now: number): void;
  /** Ends it for the player's own browser; for any other it does nothing. */
  end(userId: string, endpoint: string): void;
  /** Tells what waits to be told. */
  round(now: number): Promise<void>;
}

const A_ROUND = 100;
/** After that it is no news any more. */
const STALE_MS = 60 * 60_000;
/** How long a push service keeps it for a browser that is off, in seconds. */
const KEPT = 12 * 60 * 60;
/** Whom a push service may ask about this back-end, where nobody has said its address. */
const NOWHERE = 'https://site.invalid';
/** The browser has ended it. */
const GONE: readonly number[] = [404, 410];

function vapidOf({ keys, climate }: PushOptions) {
  const curve = createECDH('prime256v1');
  const secret = keys.derived('web push');
  curve.setPrivateKey(secret);
  return {
    subject: climate.now().origin ?? NOWHERE,
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(secret).toString('base64url'),
  };
}

/** What the service worker is given, see `src/site/service-worker.ts`. */
function payloadOf({ kind, id }: PushItem, { language }: PushSubscription, title: string): string {
  return JSON.stringify({
    title,
    body: pushText(language, kind),
    url: `/${language}${PUSH_PAGES[kind]}`,
    language,
    tag: `${kind} ${id}`,
  });
}

function requestOf(
  vapid: ReturnType<typeof vapidOf>,
  { endpoint, p256dh, auth }: PushAddress,
  payload: string,
) {
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: vapid,
    TTL: KEPT,
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  );
  return { url: details.endpoint, headers, body: details.body };
}

function telling({ pushStore, site, transport }: PushOptions, vapid: ReturnType<typeof vapidOf>) {
  return async (item: PushItem): Promise<void> => {
    for (const browser of pushStore.of(item.user_id)) {
      try {
        const status = await transport(requestOf(vapid, browser, payloadOf(item, browser, site)));
        if (GONE.includes(status)) pushStore.end(browser.print);
      } catch {
        // A push service that cannot be reached: the page says it all once it is opened.
      }
    }
  };
}

/** Puts it together. The key is the data folder's: browsers know it again after a restart. */
export function createPush(options: PushOptions): Push {
  const { pushStore, limits } = options;
  const vapid = vapidOf(options);
  const tell = telling(options, vapid);
  return {
    key: vapid.publicKey,
    subscribe(userId, address, language, now) {
      if (!isPushAddress(address.endpoint)) throw new Refused('400', [{ pointer: '/endpoint' }]);
      try {
        requestOf(vapid, address, '{}');
      } catch {
        throw new Refused('400', [{ pointer: '/p256dh' }]);
      }
      pushStore.subscribe(userId, address, language, now);
    },
    end(userId, endpoint) {
      const print = pushStore.printOf(endpoint);
      if (pushStore.of(userId).some((one) => one.print === print)) pushStore.end(print);
    },
    async round(now) {
      for (const item of pushStore.waiting(A_ROUND)) {
        // Told once, or not: what is said twice is worse than what the page says anyhow.
        pushStore.told(item.id);
        const isNews = now - item.at < STALE_MS;
        const barriers = limits.barriers(item.user_id, [], now);
        const standing = { player: 'player', limits: barriers } as const;
        if (isNews && mayPlayer('be-written-to', standing) === null) await tell(item);
      }
    },
  };
}
