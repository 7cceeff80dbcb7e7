import { filter, type Subscription } from 'rxjs';
import type { EventData, EventType } from '../../events/catalogue.ts';
import type { Runtime } from '../../runtime.ts';
import { reasonOf } from '../loading/failure.ts';

/** What of a window writes to it from outside. */
export interface PushWindow {
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
}

type PushRuntime = Pick<Runtime, 'events$' | 'input' | 'state'>;
type Found = EventData<'push.found'>;

const NONE: Found = { permission: 'unsupported', isOn: false };

/** The worker that shows messages; undefined where there is none, as outside production. */
async function workerOf({ navigator, PushManager, Notification }: PushWindow) {
  if (!PushManager || !Notification) return undefined;
  return navigator.serviceWorker?.getRegistration();
}

async function find(page: PushWindow): Promise<Found> {
  const worker = await workerOf(page);
  const { Notification } = page;
  if (!worker || !Notification) return NONE;
  const isOn = (await worker.pushManager.getSubscription()) !== null;
  return { permission: Notification.permission, isOn };
}

const ACTED_ON: ReadonlySet<EventType> = new Set<EventType>([
  ...(['session.started', 'session.ended', 'push.wanted', 'push.unwanted'] as const),
]);

/** Asks the player, through the browser; null where they did not allow it. */
async function subscribe(page: PushWindow, key: string): Promise<EventData<'push.given'> | null> {
  const { Notification } = page;
  // Asked first: the browser lets a page ask only as long as the press is fresh.
  if ((await Notification?.requestPermission()) !== 'granted') return null;
  const worker = await workerOf(page);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker?.pushManager.subscribe(options))?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

async function end(page: PushWindow): Promise<string | null> {
  const worker = await workerOf(page);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/**
 * Joins the browser's messages to the site: says how it stands, and does what the player wants. Who
 * signs out ends them too: the browser may be somebody else's the next moment.
 */
export function followPush(
  runtime: PushRuntime,
  page: PushWindow,
  onFailure: (reason: string) => void,
): Subscription {
  const { events$, input } = runtime;
  const report = (error: unknown) => onFailure(reasonOf(error));
  const say = async () => input('push.found', await find(page));
  const want = async () => {
    const { value } = runtime.state.push.key;
    const given = value === null ? null : await subscribe(page, value);
    if (given !== null) input('push.given', given);
    await say();
  };
  const stop = async () => {
    const endpoint = await end(page);
    if (endpoint !== null) input('push.ended', { endpoint });
  };
  const act = (type: EventType): Promise<void> => {
    switch (type) {
      case 'push.wanted':
        return want();
      case 'push.unwanted':
      case 'session.ended':
        return stop();
      default:
        return say();
    }
  };
  void say().catch(report);
  return events$
    .pipe(filter(({ type }) => ACTED_ON.has(type)))
    .subscribe(({ type }) => void act(type).catch((error) => say().finally(() => report(error))));
}
