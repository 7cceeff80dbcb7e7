/** Rows of the error catalogues that a page has to show; the others are in `test/effects`. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reloadOnChunkFailure } from '../../../src/site/ports/chunk-failures.ts';
import type { LoadRemote } from '../../../src/site/remote/remote-loader.ts';
import { openSite, remotesFrom } from '../../support/page/site-page.tsx';
import { memoryStore, testSession } from '../../support/session/session.ts';
import { manualTimers } from '../../support/timers.ts';

const test = suite('error catalogue: the page');

type Page = Awaited<ReturnType<typeof openSite>>;
type Session = ReturnType<typeof testSession>;
type Timers = ReturnType<typeof manualTimers>;

interface Row {
  readonly says: string;
  /** Sub-applications that cannot be had. */
  readonly missing?: readonly string[];
  readonly seen: (page: Page, session: Session, timers: Timers) => Promise<void>;
}

const noticeOf = (page: Page) => {
  const [title, text] = page.all('[data-level] p').map(({ textContent }) => textContent);
  return [title, text];
};

/** A notice without a title of its own. */
const titled = (level: 'error' | 'done' | 'info', key: string, title: string): Row => ({
  says: `the title of a notice of level ${level} defaults to ${key}`,
  async seen(page) {
    const notice = { id: 'n', level, area: 'default', text: 'what happened' } as const;
    await page.happens('notification.shown', notice);
    assert.equal(noticeOf(page), [title, 'what happened']);
  },
});

/** A page of the error with its status; what is wrong is the page's fault, or the address's. */
const errorPage = (status: number, title: string): Row => ({
  says: `a bus error event with ${status} shows the error page of that status`,
  async seen(page) {
    const failure = { source: 'page', name: 'view', message: 'gone', page: status } as const;
    await page.doing(() => page.host.publish('bus.failed', failure));
    assert.is(page.get('main h1').textContent, title);
    assert.match(page.get('main').textContent ?? '', String(status));
  },
});

/** How often a sub-application is asked for, and what stands in its place then. */
const missingPart = (name: string, times: number, place: string, button: string): Row => ({
  says: `${name} is tried again ${times} times by itself, then a block with a button stands there`,
  missing: [name],
  async seen(page, session, timers) {
    const errors = () =>
      session.events.flatMap((event) =>
        event.type === 'remote.statusChanged' && event.data.name === name && event.data.status < 0
          ? [event.data.status]
          : [],
      );
    for (let i = 0; i < times + 3; i += 1) await page.doing(() => void timers.fire());
    await page.advance(0);
    assert.equal(errors(), Array(times + 1).fill(-1), 'the error flag, once a try');
    const block = page.get(`${place} [role=alert]`);
    assert.match(block.textContent ?? '', 'This part of the page could not be loaded.');
    assert.is(block.querySelector('button')?.textContent, button);
  },
});

const rows: readonly Row[] = [
  titled('error', 'main_error', 'Something went wrong'),
  titled('done', 'main_done', 'Done'),
  titled('info', 'main_ok', 'OK'),
  errorPage(404, 'Page not found'),
  errorPage(500, 'The page failed'),
  errorPage(503, 'The page failed'),
  missingPart('casino', 3, 'main', 'Load again'),
  missingPart('header', 5, 'header', 'Refresh the page'),
  {
    says: 'an ad-block notice says that the site is blocked by an ad blocker',
    async seen(page) {
      await page.doing(() => page.host.publish('app.adBlockerFound', {}));
      const [title, text] = noticeOf(page);
      assert.is(title, 'Something went wrong');
      assert.match(text ?? '', 'The site is blocked by an ad blocker.');
    },
  },
  {
    says: 'a session limit that is reached says so, and to visit tomorrow',
    async seen(page) {
      await page.happens('session.started', { userId: '7' });
      await page.happens('session.ended', { reason: 'limit' });
      const { textContent } = page.get('dialog[data-modal=permanent-alert]');
      assert.match(textContent ?? '', /Your session limit has ended.*Visit us again tomorrow\./);
    },
  },
  {
    says: 'a chunk that fails to load loads the page anew, at most once within 60 s',
    async seen(_, session) {
      const { events$, publish } = session.runtime;
      let reloads = 0;
      reloadOnChunkFailure({
        events$,
        store: memoryStore(),
        now: () => session.clock.now(),
        reload: () => {
          reloads += 1;
        },
        readManifest: async () => ({}),
      });
      const fail = async (): Promise<void> => {
        const message = 'Failed to fetch dynamically imported module: /assets/x.js';
        publish('bus.failed', { source: 'page', name: 'remote casino', message });
        await new Promise((resolve) => setImmediate(resolve));
      };
      await fail();
      session.clock.advance(59_999);
      await fail();
      assert.is(reloads, 1);
      session.clock.advance(1);
      await fail();
      assert.is(reloads, 2);
    },
  },
];

const gone: LoadRemote = () => Promise.reject(new Error('gone'));

for (const { says, missing = [], seen } of rows) {
  test(says, async () => {
    const session = testSession({ url: '/en/slots' });
    const others = Object.fromEntries(missing.map((name) => [name, gone]));
    const timers = manualTimers();
    try {
      const page = await openSite(session, remotesFrom(others));
      await seen(page, session, timers);
      await page.close();
    } finally {
      timers.restore();
    }
  });
}

test.run();
