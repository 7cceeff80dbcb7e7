import '../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Host, HostProvider } from '../../../src/site/host.tsx';
import { mountPages } from '../../../src/site/mount/mount-pages.tsx';
import { part } from '../../../src/site/part/part.ts';
import { PartView } from '../../../src/site/part/part-view.tsx';
import { openSite } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';

const test = suite('part of the host');

test('a part has a place of its own until it is there; one that fails says so and is tried again', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const answers: ((fails: boolean) => void)[] = [];
  const late = part(
    [],
    () =>
      new Promise<() => string>((resolve, reject) => {
        answers.push((fails) => (fails ? reject(new Error('gone')) : resolve(() => 'the view')));
      }),
    (view) => view,
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await page.doing(() =>
    root.render(
      <HostProvider host={page.host}>
        <PartView of={late} name="late" props={{}} skeleton="a skeleton" />
      </HostProvider>,
    ),
  );
  assert.is(place.textContent, 'a skeleton');
  await page.doing(() => answers[0]?.(true));
  assert.match(place.textContent ?? '', 'This part of the page could not be loaded.');
  const failure = session.events.find(({ type }) => type === 'bus.failed');
  assert.equal(failure?.data, { source: 'page', name: 'part late', message: 'Error: gone' });
  await page.doing(() => place.querySelector('button')?.click());
  assert.is(place.textContent, 'a skeleton');
  await page.doing(() => answers[1]?.(false));
  assert.is(place.textContent, 'the view');
  await act(async () => root.unmount());
  await page.close();
});

test('a part that fails once more lets the player load the page anew, too', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  let isThere = false;
  const lost = part(
    [],
    async () => {
      if (!isThere) throw new Error('gone');
      return () => 'the view';
    },
    (view) => view,
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await page.doing(() =>
    root.render(
      <HostProvider host={page.host}>
        <PartView of={lost} name="lost" props={{}} skeleton="a skeleton" />
      </HostProvider>,
    ),
  );
  const buttons = () => [...place.querySelectorAll('button')];
  const names = () => buttons().map(({ textContent }) => textContent);
  const press = (name: string) =>
    page.doing(() =>
      buttons()
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  assert.equal(names(), ['Load again']);
  await press('Load again');
  assert.equal(names(), ['Refresh the page', 'Load again']);
  await press('Refresh the page');
  assert.is(session.navigation.visits.at(-1), 'reload');
  isThere = true;
  await press('Load again');
  assert.is(place.textContent, 'the view');
  await act(async () => root.unmount());
  await page.close();
});

/** Texts that come, or cannot be had, when the test says so. */
function lateTexts() {
  const answers: ((fails: boolean) => void)[] = [];
  let isThere = false;
  const dictionaries: Host['dictionaries'] = {
    has: (ids) => isThere || ids.every((id) => id === 'main'),
    fetch: () =>
      new Promise((resolve, reject) => {
        answers.push((fails) => {
          isThere = !fails;
          if (fails) reject(new Error('gone'));
          else resolve();
        });
      }),
  };
  return { answers, dictionaries };
}

test('a part waits for its texts as it does for its view', async () => {
  const page = await openSite(testSession({ url: '/en/about' }));
  const { answers, dictionaries } = lateTexts();
  const late = part(
    ['auth'],
    async () => ({ View: () => 'the view' }),
    ({ View }) => View,
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await page.doing(() =>
    root.render(
      <HostProvider host={{ ...page.host, dictionaries }}>
        <PartView of={late} name="late" props={{}} skeleton="a skeleton" />
      </HostProvider>,
    ),
  );
  assert.is(place.textContent, 'a skeleton');
  await page.doing(() => answers[0]?.(true));
  assert.match(place.textContent ?? '', 'This part of the page could not be loaded.');
  await page.doing(() => place.querySelector('button')?.click());
  assert.is(place.textContent, 'a skeleton');
  await page.doing(() => answers[1]?.(false));
  assert.is(place.textContent, 'the view');
  await act(async () => root.unmount());
  await page.close();
});

test('a page of a sub-application is drawn once its texts are there', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const { answers, dictionaries } = lateTexts();
  const place = document.createElement('div');
  document.body.append(place);
  const mount = mountPages(() => 'the page', 'a skeleton');
  let mounted: ReturnType<typeof mount> | undefined;
  await page.doing(() => {
    mounted = mount(place, { ...page.host, dictionaries });
  });
  assert.is(place.textContent, 'a skeleton');
  await page.doing(() => answers[0]?.(true));
  assert.match(place.textContent ?? '', 'This part of the page could not be loaded.');
  const failures = session.events.filter(({ type }) => type === 'bus.failed');
  assert.equal(
    failures.map(({ data }) => data),
    [{ source: 'page', name: 'texts main information footer', message: 'Error: gone' }],
  );
  await page.doing(() => place.querySelector('button')?.click());
  await page.doing(() => answers[1]?.(false));
  assert.is(place.textContent, 'the page');
  await page.doing(() => mounted?.unmount());
  await page.close();
});

test.run();
