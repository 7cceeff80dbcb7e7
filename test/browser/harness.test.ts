import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, kill, launch, openPage, screenshot } from '../support/browser/browser.ts';

const test = suite<{ browser: Browser }>('the browser of the tests');

test.before(async (context) => {
  context.browser = await launch();
});
test.after(({ browser }) => browser?.close());

const page = (body: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>t</title><main>${body}</main>`,
  )}`;

test('has a locale that Intl accepts', async ({ browser }) => {
  const { page: tab } = await openPage(browser);
  const text = await tab.evaluate(() => new Intl.NumberFormat(navigator.language).format(1234.5));
  assert.is(text, '1,234.5');
  await tab.close();
});

test('shows a phone and a desktop, dark and light', async ({ browser }) => {
  for (const device of ['phone', 'desktop'] as const) {
    const { page: tab } = await openPage(browser, { device, scheme: 'dark' });
    await tab.goto(page('<h1>x</h1>'));
    const seen = await tab.evaluate(() => ({
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }));
    assert.equal(seen, { width: devices[device].width, dark: true, still: true });
    await tab.close();
  }
});

test('a wait in vain tells where the page was, what it showed and what it had said', async ({
  browser,
}) => {
  const { page: tab } = await openPage(browser);
  await tab.goto(page('<h1>Something else</h1><script>console.error("it broke")</script>'));
  const waits = [
    () => tab.waitForSelector('[name=login]', { timeout: 100 }),
    () => tab.waitForFunction(() => document.title === 'other', { timeout: 100 }),
  ];
  for (const wait of waits) {
    const told = await wait().then(() => 'it came', String);
    assert.match(told, /TimeoutError/);
    assert.match(told, /at data:text\/html[^,]*,[^ ]* which showed: Something else/);
    assert.match(told, /it said: it broke/);
  }
  await tab.close();
});

test('has glyphs for Arabic, emoji, Cyrillic and currency signs', async ({ browser }) => {
  const { page: tab } = await openPage(browser);
  await tab.goto(page('<canvas width="40" height="40"></canvas>'));
  const ink = await tab.evaluate(
    (signs) => {
      const context = document
        .querySelector('canvas')
        ?.getContext('2d', { willReadFrequently: true });
      return signs.map((sign) => {
        if (!context) return '';
        context.clearRect(0, 0, 40, 40);
        context.font = '24px system-ui';
        context.fillText(sign, 4, 30);
        return context.getImageData(0, 0, 40, 40).data.join();
      });
    },
    ['ش', 'ع', '⚽', '🎲', 'Ж', 'Щ', '₽', '₺', '\u{10fff0}', '\u{10fff1}'],
  );
  // The last two have a glyph nowhere: what a missing glyph looks like.
  assert.is(ink[8], ink[9]);
  assert.is(new Set(ink).size, 9, 'every other sign looks like itself');
  await tab.close();
});

test('lists thrown errors and console errors', async ({ browser }) => {
  const { page: tab, errors } = await openPage(browser);
  await tab.goto(page('<script>console.error("said"); throw new Error("thrown")</script>'));
  assert.is(errors.length, 2);
  assert.match(errors.join(), 'said');
  assert.match(errors.join(), 'thrown');
  await tab.close();
});

test('axe names what is wrong and passes what is right', async ({ browser }) => {
  const { page: tab } = await openPage(browser);
  await tab.goto(page('<h1>Title</h1><p>Text</p>'));
  assert.equal(await axe(tab), []);
  await tab.goto(page('<h1>Title</h1><button></button>'));
  assert.equal(await axe(tab), ['critical button-name: button']);
  await tab.close();
});

test('a screenshot lands in reports', async ({ browser }) => {
  const { page: tab } = await openPage(browser, { device: 'phone' });
  await tab.goto(page('<h1>Hello 😀</h1><p lang="ar" dir="rtl">مرحبا بالعالم</p>'));
  const png = readFileSync(await screenshot(tab, 'harness'));
  const { width, height, deviceScaleFactor } = devices.phone;
  assert.is(png.readUInt32BE(16), width * deviceScaleFactor);
  assert.is(png.readUInt32BE(20), height * deviceScaleFactor);
  await tab.close();
});

test.run();

const crash = suite<{ profile: string; server: Server; url: string }>('a browser that is killed');

crash.before(async (context) => {
  context.profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  context.server = createServer((_request, reply) => reply.end('<!doctype html>'));
  await new Promise<void>((ready) => context.server.listen(0, '127.0.0.1', ready));
  context.url = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}/`;
});
crash.after(({ profile, server }) => {
  server.closeAllConnections();
  server.close();
  rmSync(profile, { recursive: true, force: true });
});

crash('leaves its profile to the next one', async ({ profile, url }) => {
  const first = await launch({ userDataDir: profile });
  const { page: tab } = await openPage(first);
  await tab.goto(url);
  await tab.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('kept', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('things');
        request.onsuccess = () => {
          const change = request.result.transaction('things', 'readwrite', {
            durability: 'strict',
          });
          change.objectStore('things').put('here', 'key');
          change.oncomplete = () => done();
          change.onerror = failed;
        };
      }),
  );
  assert.type(first.process()?.pid, 'number');
  await kill(first);
  assert.is(first.process()?.signalCode, 'SIGKILL');

  const second = await launch({ userDataDir: profile });
  const { page: again } = await openPage(second);
  await again.goto(url);
  const value = await again.evaluate(
    () =>
      new Promise<unknown>((done) => {
        const request = indexedDB.open('kept', 1);
        request.onsuccess = () => {
          const read = request.result.transaction('things').objectStore('things').get('key');
          read.onsuccess = () => done(read.result);
        };
      }),
  );
  await second.close();
  assert.is(value, 'here');
});

crash.run();
