/** The site drawn over a session without a browser. Import `dom.ts` before this. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { distinctUntilChanged, map } from 'rxjs';
import type { DictionaryId } from '../../../src/domain/site/dictionary-id.ts';
import type { EventData, EventType } from '../../../src/events/catalogue.ts';
import { keepBetReceipts } from '../../../src/site/bet-receipts.ts';
import type { Device } from '../../../src/site/device.ts';
import { createLiveHost } from '../../../src/site/live-host.ts';
import { noRecordings, type OwnRecordings } from '../../../src/site/own-recordings.ts';
import { siteParts } from '../../../src/site/parts.ts';
import { createPendingFiles } from '../../../src/site/pending-files.ts';
import type { LoadRemote } from '../../../src/site/remote/remote-loader.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { Site } from '../../../src/site/view.tsx';
import { dictionaryIds } from '../checks/dictionaries.ts';
import type { TestSession } from '../session/session.ts';

/** The sub-applications as they are; `others` stands in for those of a test's own. */
export function remotesFrom(others: Readonly<Record<string, LoadRemote>> = {}): LoadRemote {
  return async (name, page, attempt) => {
    const other = others[name];
    if (other) return other(name, page, attempt);
    return (await import(`../../../src/remotes/${name}/main.tsx`)).mount;
  };
}

export const SESSION = 'session-of-a-test-12345';

/** Lets what waits for a promise or a macrotask happen. */
async function rest(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

const settle = (): Promise<void> => act(rest);

/**
 * A step as a real page would take it: inside an act React throws what a view throws, instead of
 * telling the root's owner.
 */
async function withoutAct(step: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  step();
  await rest();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

/** A device on which nothing is done but noted. */
function testDevice() {
  const copied: string[] = [];
  const saved: File[] = [];
  const printed: string[] = [];
  const shared: string[] = [];
  const device: Device = {
    async copy(text) {
      copied.push(text);
      return true;
    },
    save: (file) => void saved.push(file),
    async share(url) {
      shared.push(url);
    },
    print: () => void printed.push(document.body.textContent ?? ''),
    freshSeed: () => 'seed-of-a-test',
  };
  return { device, copied, saved, printed, shared };
}

/** Starts the session and draws it; every step ends with all of it on screen. */
export async function openSite(
  session: TestSession,
  loadRemote = remotesFrom(),
  recordings: OwnRecordings = noRecordings,
  /** Dictionaries that are there before anything is drawn. */
  dictionaries: readonly DictionaryId[] = dictionaryIds,
) {
  await Promise.all(siteParts.map((part) => part.fetch()));
  const texts = createTexts({
    onChange: () => host.textsChanged(),
    onMissing: (key) => {
      throw new Error(`there is no text ${key} here`);
    },
  });
  let waiting = false;
  let work = () => {};
  const { device, copied, saved, printed, shared } = testDevice();
  const receipts = keepBetReceipts({
    sessionId: SESSION,
    events$: session.runtime.events$,
    store: session.storage.local,
  });
  const files = createPendingFiles();
  files.follow(session.runtime.events$);
  const host = createLiveHost(session.runtime, {
    texts,
    framesFor: (tell) => {
      work = () => {
        if (!waiting) return;
        waiting = false;
        tell();
      };
      return { request: () => (waiting = true), flush: () => work() };
    },
    now: () => session.clock.now(),
    device,
    receipts,
    recordings,
    files,
  });
  await texts.fetch(dictionaries);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  // As on the page: texts follow the address.
  const languages = session.runtime.state$
    .pipe(
      map(({ route }) => (route.url === '' ? null : route.language)),
      distinctUntilChanged(),
    )
    .subscribe((language) => language !== null && void texts.use(language));
  const advance = async (ms: number): Promise<void> => {
    await act(async () => {
      session.clock.advance(ms);
      work();
    });
    await settle();
  };
  const doing = async (step: () => void): Promise<void> => {
    await act(async () => step());
    await settle();
  };
  session.runtime.start();
  await doing(() => root.render(<Site host={host} loadRemote={loadRemote} />));
  await advance(1000);
  return {
    host,
    texts,
    /** Files that views handed over. */
    files,
    /** What was put on the clipboard, saved as files, and stood on the page when it was printed. */
    copied,
    saved,
    printed,
    /** Links that were handed to another application. */
    shared,
    /** Stands in for the recorder: the log service has stored so much. */
    received: receipts.received,
    advance,
    /** The one element there is; throws when there is none. */
    get(selector: string): HTMLElement {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing is ${selector} in ${document.body.innerHTML}`);
      return found;
    },
    all: (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)],
    press(selector: string): Promise<void> {
      return doing(() => this.get(selector).click());
    },
    /** Presses the button or link with this text or name. */
    pressNamed(name: string): Promise<void> {
      const named = this.all('a, button').filter(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
      if (!named[0]) throw new Error(`nothing to press is named ${name}`);
      const [first] = named;
      return doing(() => first.click());
    },
    fill(selector: string, value: string): void {
      const field = this.get(selector) as HTMLInputElement;
      field.value = value;
    },
    submit(selector: string): Promise<void> {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      return doing(() => this.get(selector).dispatchEvent(event));
    },
    doing,
    /** Something that the site itself says, and the frame after it. */
    happens: <T extends EventType>(type: T, data: EventData<T>): Promise<void> =>
      doing(() => {
        session.runtime.publish(type, data);
        work();
      }),
    withoutAct,
    async close(): Promise<void> {
      languages.unsubscribe();
      await doing(() => root.unmount());
      session.runtime.stop();
    },
  };
}
