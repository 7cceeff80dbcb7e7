import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noReceipts } from '../../../src/site/bet-receipts.ts';
import { CONTRACT_VERSION } from '../../../src/site/contract/version.ts';
import { noDevice } from '../../../src/site/device.ts';
import { useHostState } from '../../../src/site/host.tsx';
import { mountView } from '../../../src/site/mount/mount-view.tsx';
import { noRecordings } from '../../../src/site/own-recordings.ts';
import { noFiles } from '../../../src/site/pending-files.ts';
import { type LoadRemote, MisfitError } from '../../../src/site/remote/remote-loader.ts';
import { CRASHED, openRemote } from '../../../src/site/remote/remote-session.ts';
import { nothingShown } from '../../../src/site/shown-once.ts';
import { noSubject } from '../../../src/site/subject.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { openSite, remotesFrom } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';
import { manualTimers } from '../../support/timers.ts';

const test = suite('remote views');

type Published = [type: string, data: Record<string, unknown>];

/** A sub-application in a place of its own, with everything it tells. */
function place(load: LoadRemote, retries = 3) {
  const published: Published[] = [];
  const element = document.createElement('div');
  const host = {
    publish: (type: string, data: Record<string, unknown>) => published.push([type, data]),
  } as never;
  const mounts: boolean[] = [];
  const onMounted = (mounted: boolean) => mounts.push(mounted);
  const misfits: true[] = [];
  const onMisfit = () => void misfits.push(true);
  const told = { onMounted, onMisfit };
  const session = openRemote({ name: 'casino', element, host, load, retries, ...told });
  const statuses = () =>
    published
      .filter(([type]) => type === 'remote.statusChanged')
      .map(([, { status, attempt }]) => `${status}/${attempt}`);
  return { published, element, mounts, misfits, session, statuses };
}

const fitting = { contract: CONTRACT_VERSION };
const mounted = async () => Object.assign(() => ({ unmount() {} }), fitting);
const later = () => new Promise((resolve) => setImmediate(resolve));

test('loading and ready are told, and that it is gone when its place is', async () => {
  const { session, statuses, mounts } = place(mounted);
  await later();
  session.close();
  assert.equal(statuses(), ['1/0', '2/0', '-2/0']);
  assert.equal(mounts, [true, false]);
});

test('a failure is tried again after 1, 2 and 4 seconds, then no more', async () => {
  const timers = manualTimers();
  const { statuses, published, session } = place(() => Promise.reject(new Error('gone')));
  await later();
  for (let i = 0; i < 5; i += 1) await timers.fire();
  timers.restore();
  session.close();
  assert.equal(timers.delays, [1000, 2000, 4000]);
  assert.equal(statuses(), ['1/0', '-1/0', '1/1', '-1/1', '1/2', '-1/2', '1/3', '-1/3', '-2/0']);
  const failures = published.filter(([type]) => type === 'bus.failed');
  assert.equal(failures[0]?.[1], { source: 'page', name: 'remote casino', message: 'gone' });
});

test('what is made for another page is not tried again', async () => {
  const timers = manualTimers();
  const { statuses, misfits, session } = place(() => Promise.reject(new MisfitError('another')));
  await later();
  await timers.fire();
  timers.restore();
  session.close();
  assert.equal(statuses(), ['1/0', '-1/3', '-2/0']);
  assert.is(misfits.length, 1);
});

test('a success forgets the failures before it', async () => {
  const timers = manualTimers();
  let fails = 2;
  const { statuses } = place(() => {
    fails -= 1;
    return fails >= 0 ? Promise.reject(new Error('gone')) : mounted();
  });
  await later();
  await timers.fire();
  await timers.fire();
  timers.restore();
  assert.equal(statuses(), ['1/0', '-1/0', '1/1', '-1/1', '1/2', '2/0']);
});

test('a crash is a failure too, and one that crashes for ever is given up', async () => {
  const timers = manualTimers();
  const { element, statuses, mounts } = place(mounted, 1);
  await later();
  element.dispatchEvent(new CustomEvent(CRASHED, { detail: 'boom' }));
  await timers.fire();
  element.dispatchEvent(new CustomEvent(CRASHED, { detail: 'boom' }));
  await timers.fire();
  timers.restore();
  assert.equal(statuses(), ['1/0', '2/0', '-2/0', '1/1', '2/0', '-2/0', '1/1', '-1/1']);
  assert.is(mounts.at(-1), false);
});

test('what comes after its place is gone is not mounted any more', async () => {
  let resolve = (_: Awaited<ReturnType<LoadRemote>>) => {};
  const { session, statuses, mounts } = place(() => new Promise((done) => (resolve = done)));
  session.close();
  const mount = (): never => {
    throw new Error('mounted all the same');
  };
  resolve(Object.assign(mount, fitting));
  await later();
  assert.equal(statuses(), ['1/0', '-2/0']);
  assert.equal(mounts, [false]);
});

const crashing: LoadRemote = async () =>
  mountView(() => {
    const url = useHostState((state) => state.route.url);
    if (url.includes('crash')) throw new Error('a crash inside');
    return <p>all is well</p>;
  });

test('a view that crashes takes only its own place down', async () => {
  const session = testSession({ url: '/en/slots' });
  const page = await openSite(session, remotesFrom({ casino: crashing }));
  assert.match(page.get('main').textContent ?? '', 'all is well');
  const { error } = console;
  console.error = () => {};
  const timers = manualTimers();
  await page.withoutAct(() =>
    page.host.publish('route.requested', { url: '/en/slots?crash=1', replace: false }),
  );
  timers.restore();
  console.error = error;
  assert.not.match(page.get('main').textContent ?? '', 'all is well');
  assert.ok(page.get('header nav a[href="/en/live"]'));
  assert.is(session.runtime.state.route.status, 200);
  assert.match(JSON.stringify(session.events), 'a crash inside');
  await page.close();
});

test('a view that fails to draw at first counts as not loaded', () => {
  const { error } = console;
  console.error = () => {};
  const mount = mountView(() => {
    throw new Error('never drawn');
  });
  const host = testSession().runtime;
  const element = document.createElement('div');
  const texts = createTexts();
  const given = {
    live: true,
    bus: host.hostBus,
    state: () => host.state,
    subscribe: () => () => {},
    openModal: () => {},
    publish: () => {},
    t: texts.t,
    say: texts.say,
    dictionaries: texts,
    language: () => 'en',
    now: () => 0,
    secrets: nothingShown,
    device: noDevice,
    receipts: noReceipts,
    recordings: noRecordings,
    files: noFiles,
    subject: noSubject,
  };
  assert.throws(() => mount(element, given), 'never drawn');
  console.error = error;
});

test('after the last try a block offers to load it again', async () => {
  const timers = manualTimers();
  let there = false;
  const load: LoadRemote = async (name, page, attempt) => {
    if (!there) throw new Error('gone');
    return remotesFrom()(name, page, attempt);
  };
  const session = testSession({ url: '/en/slots' });
  const page = await openSite(session, remotesFrom({ casino: load }));
  for (let i = 0; i < 3; i += 1) await page.doing(() => void timers.fire());
  await page.advance(0);
  timers.restore();
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  there = true;
  await page.pressNamed('Load again');
  await page.advance(0);
  assert.ok(session.typesOf('remote.').includes('remote.refreshPressed'));
  assert.is(page.get('main h1').textContent, 'Slots');
  await page.close();
});

test('what is made for another page offers to load that page', async () => {
  const misfit: LoadRemote = () => Promise.reject(new MisfitError('for another contract'));
  const session = testSession({ url: '/en/slots' });
  const page = await openSite(session, remotesFrom({ casino: misfit }));
  await page.pressNamed('Refresh the page');
  assert.is(session.navigation.visits.at(-1), 'reload');
  await page.close();
});

test.run();
