/** Hears what pages publish, outside the browser that will be killed. */
import type { Page } from 'puppeteer';
import { BINDING } from './observed-recording.ts';

/** An event as it was published. */
export interface Sighting {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly cause: number | null;
  /** JSON; null where it is long or has private parts. */
  readonly data: string | null;
}

export type Sightings = ReadonlyMap<number, Sighting>;

export class Observer {
  /** By session. */
  readonly seen = new Map<string, Map<number, Sighting>>();
  /** Sessions whose pages said farewell, and were still there when all of it was handed over. */
  readonly left = new Set<string>();
  private readonly present = new Map<Page, string>();

  /** To be called before the page is sent anywhere; `begun` is told of its first event. */
  async watch(page: Page, begun: () => void): Promise<void> {
    const client = await page.createCDPSession();
    client.once('Runtime.bindingCalled', begun);
    client.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === BINDING) this.hear(page, payload);
    });
    await client.send('Runtime.enable');
    await client.send('Runtime.addBinding', { name: BINDING });
  }

  /** The session of a page, once it has published anything. */
  sessionOf(page: Page): string | undefined {
    return this.present.get(page);
  }

  private hear(page: Page, payload: string): void {
    const [sessionId, seq, at, type, cause, data] = JSON.parse(payload);
    if (seq === undefined) {
      this.left.add(sessionId);
      return;
    }
    const session = this.seen.get(sessionId) ?? new Map<number, Sighting>();
    session.set(seq, { seq, at, type, cause, data });
    this.seen.set(sessionId, session);
    this.present.set(page, sessionId);
  }
}
