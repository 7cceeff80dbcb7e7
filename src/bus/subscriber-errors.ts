import { config } from 'rxjs';
import type { AnyInput } from './input.ts';

/**
 * A subscriber that throws must not take the page down: the session hears of it as `bus.failed`.
 * RxJS has one place for such errors, for all that is loaded together, so of several sessions the one
 * that was started last hears them. It keeps none of those before it: what is dropped without being
 * stopped leaves nothing behind. Answers how that ends.
 */
export function catchSubscribers(take: (input: AnyInput) => void): () => void {
  const tell = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    take({ type: 'bus.failed', data: { source: 'subscriber', name: 'bus', message } });
  };
  config.onUnhandledError = tell;
  return () => {
    if (config.onUnhandledError === tell) config.onUnhandledError = null;
  };
}
