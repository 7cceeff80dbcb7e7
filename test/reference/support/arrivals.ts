import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const STARTED = 'http.server.request.start';
/** Turns in which a request that is there comes to where it waits for another. */
const TURNS = 20;

/** Resolves when so many requests to an address are there, body and all, and under way. */
export function arrivals(url: string, count: number): Promise<void> {
  let come = 0;
  return new Promise((resolve) => {
    const onEnd = async () => {
      come += 1;
      if (come !== count) return;
      unsubscribe(STARTED, onRequest);
      for (let i = 0; i < TURNS; i += 1) await new Promise((next) => setImmediate(next));
      resolve();
    };
    const onRequest = (message: unknown) => {
      const { request } = message as { readonly request: IncomingMessage };
      if (request.url === url) request.once('end', onEnd);
    };
    subscribe(STARTED, onRequest);
  });
}
