import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installOffers } from '../../../src/site/ports/install.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';

const test = suite('the site installed');

type Outcome = 'accepted' | 'dismissed';

/** A browser that may offer to install the site; the test answers for the player. */
function browser(isApplication = false) {
  const page = document.createElement('div');
  const asked: ((outcome: Outcome) => void)[] = [];
  const offer = (prompt = () => new Promise((resolve) => asked.push(resolve))) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const choice = async () => ({ outcome: await prompt() });
    page.dispatchEvent(Object.assign(event, { prompt: choice }));
    return event;
  };
  const matchMedia = () => ({ matches: isApplication });
  const window = Object.assign(page, { matchMedia }) as unknown as Window;
  return { window, offer, asked, installed: () => page.dispatchEvent(new Event('appinstalled')) };
}

async function opened(url: string, isApplication = false) {
  const session = testSession({ url });
  const page = await openSite(session);
  const device = browser(isApplication);
  const failures: string[] = [];
  const fail = (name: string, reason: string) => failures.push(`${name}: ${reason}`);
  /** Lets something happen, and a frame be drawn. */
  const does = async (work: () => void) => {
    await page.doing(work);
    await page.advance(100);
  };
  const shown = () => page.get('main article').textContent ?? '';
  await does(() => installOffers(device.window).follow(session.runtime, fail));
  return { session, page, device, failures, shown, does };
}

test('a browser that offers it is asked when the player presses, once, and the site knows that it is there', async () => {
  const { page, device, shown, session, does } = await opened('/en/mobile');
  assert.not.match(shown(), 'Install the site');
  await does(() => {
    assert.ok(device.offer().defaultPrevented, 'the page asks, and not the browser');
  });
  assert.match(shown(), 'Install the site');
  assert.is(device.asked.length, 0);
  await page.pressNamed('Install');
  await page.advance(100);
  await does(() => session.runtime.publish('install.wanted', {}));
  assert.is(device.asked.length, 1);
  await does(() => device.asked[0]?.('accepted'));
  await does(device.installed);
  assert.match(shown(), 'The site is installed');
  assert.not.match(shown(), 'Install the site');
  await page.close();
});

test('who declines is told where it can be had, until the browser offers it again', async () => {
  const { page, device, shown, does } = await opened('/en/ios-app');
  await does(() => void device.offer());
  await page.pressNamed('Install');
  await page.advance(100);
  await does(() => device.asked[0]?.('dismissed'));
  assert.match(shown(), 'You chose not to');
  assert.is(page.all('main article button').length, 0);
  await does(() => void device.offer());
  await page.pressNamed('Install');
  await page.advance(100);
  assert.is(device.asked.length, 2);
  await page.close();
});

test('an offer that cannot be asked about is told to the log, and is over', async () => {
  const { page, device, failures, shown, does } = await opened('/en/desktop');
  await does(() => void device.offer(() => Promise.reject(new Error('too late'))));
  await page.pressNamed('Install');
  await page.advance(100);
  assert.equal(failures, ['install: Error: too late']);
  assert.match(shown(), 'You chose not to');
  await page.close();
});

test('a page that runs as an application offers nothing', async () => {
  const { page, shown } = await opened('/en/desktop', true);
  assert.match(shown(), 'The site is installed');
  await page.close();
});

test('an offer that is made before the site has begun is kept', async () => {
  const session = testSession({ url: '/en/desktop' });
  const page = await openSite(session);
  const device = browser();
  const offers = installOffers(device.window);
  assert.ok(device.offer().defaultPrevented);
  await page.doing(() => offers.follow(session.runtime, assert.unreachable));
  await page.advance(100);
  await page.pressNamed('Install');
  assert.is(device.asked.length, 1);
  await page.close();
});

test.run();
