import type { EventData, InputType } from '../../events/catalogue.ts';
import { sharedNames } from '../../events/stored-values.ts';
import { reasonOf } from '../loading/failure.ts';
import { DARK } from './surroundings.ts';

/** Milliseconds a window must keep its size before the size counts. */
export const SETTLE = 100;

type Publish = <T extends InputType>(type: T, data: EventData<T>) => void;

/** Calls once, `SETTLE` after the last of many calls. */
function settled(page: Window, work: () => void): () => void {
  let waiting = 0;
  return () => {
    page.clearTimeout(waiting);
    waiting = page.setTimeout(work, SETTLE);
  };
}

/**
 * Tells the runtime what happens to the page: visibility, network, size, what other tabs stored,
 * and errors nobody caught.
 */
export function publishPageEvents(page: Window, publish: Publish): void {
  const { document, navigator } = page;
  const failed = (name: string, error: unknown) =>
    publish('bus.failed', { source: 'page', name, message: reasonOf(error) });
  const connection = () => publish('app.connectionChanged', { online: navigator.onLine });

  document.addEventListener('visibilitychange', () => {
    publish('app.visibilityChanged', { visible: document.visibilityState === 'visible' });
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && sharedNames.has(key)) {
      publish('app.storageChanged', { name: key, value: newValue });
    }
  });
  // A page may come out of the cache of a browser that has no network.
  if (!navigator.onLine) connection();
  page.addEventListener('online', connection);
  page.addEventListener('offline', connection);
  page.matchMedia(DARK).addEventListener('change', ({ matches }) => {
    publish('app.schemeChanged', { systemIsDark: matches });
  });
  page.addEventListener(
    'resize',
    settled(page, () => {
      publish('app.viewportChanged', { width: page.innerWidth, height: page.innerHeight });
    }),
  );
  page.addEventListener('error', ({ error, message }) => failed('window.error', error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    failed('window.unhandledrejection', reason),
  );
}
