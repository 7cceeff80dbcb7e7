import '../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HostProvider } from '../../../src/site/host.tsx';
import type { ModalProps } from '../../../src/site/modals/modal.ts';
import { ModalDialog } from '../../../src/site/modals/modal-dialog.tsx';
import { ModalPart } from '../../../src/site/modals/modal-part.tsx';
import { part } from '../../../src/site/part/part.ts';
import { fetchAhead } from '../../../src/site/ports/fetch-ahead.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';
import { manualTimers } from '../../support/timers.ts';

const test = suite('a dialog whose view is on its way');

function View({ modal, close }: ModalProps) {
  return (
    <ModalDialog modal={modal} close={close} title="Drawn">
      the view
    </ModalDialog>
  );
}

/** A dialog, that of signing in unless said, with a view that comes when the test says so, and no texts but those of `main`. */
async function opened(kind: 'login' | 'auth-bonus' = 'login') {
  const page = await openSite(testSession({ url: '/en/about' }));
  const { t, say } = createTexts();
  const answers: ((comes: boolean) => void)[] = [];
  const late = part(
    [],
    () =>
      new Promise<typeof View>((resolve, reject) => {
        answers.push((comes) => (comes ? resolve(View) : reject(new Error('gone'))));
      }),
    (view) => view,
  );
  const timers = manualTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let closed = 0;
  const props = { modal: { id: kind, kind } as const, close: () => void closed++ };
  await page.doing(() =>
    root.render(
      <HostProvider host={{ ...page.host, t, say }}>
        <ModalPart of={late} name="login" props={props} />
      </HostProvider>,
    ),
  );
  const end = async () => {
    timers.restore();
    await act(async () => root.unmount());
    place.remove();
    await page.close();
  };
  const dialog = () => place.querySelector('dialog');
  const answer = (comes: boolean) => page.doing(() => answers.shift()?.(comes));
  const wait = () => page.doing(() => void timers.fire());
  return { page, dialog, answer, wait, end, closed: () => closed };
}

test('has nothing for a moment, then its frame, which is busy and can be closed', async () => {
  const { page, dialog, answer, wait, end, closed } = await opened();
  assert.is(dialog(), null);
  await wait();
  assert.is(dialog()?.getAttribute('aria-busy'), 'true');
  assert.is(dialog()?.open, true);
  assert.is(dialog()?.querySelector('h2')?.textContent, 'Sign in', 'the title of its row');
  assert.match(dialog()?.querySelector('[role=status]')?.textContent ?? '', 'Loading');
  await page.doing(() => dialog()?.dispatchEvent(new Event('cancel')));
  assert.is(closed(), 1);
  await answer(true);
  assert.is(dialog()?.getAttribute('aria-busy'), null);
  assert.is(dialog()?.querySelector('h2')?.textContent, 'Drawn');
  await end();
});

test('its frame says that it loads where the title comes with the view', async () => {
  const { dialog, wait, end } = await opened('auth-bonus');
  await wait();
  assert.is(dialog()?.querySelector('h2')?.textContent, 'Loading…');
  await end();
});

test('a view that comes at once has no frame before it', async () => {
  const { dialog, answer, wait, end } = await opened();
  await answer(true);
  assert.match(dialog()?.textContent ?? '', 'the view');
  await wait();
  assert.match(dialog()?.textContent ?? '', 'the view');
  await end();
});

test('one that cannot be had says so in the frame, and is asked for again there', async () => {
  const { page, dialog, answer, wait, end } = await opened();
  await wait();
  await answer(false);
  assert.is(dialog()?.getAttribute('aria-busy'), null);
  assert.match(dialog()?.textContent ?? '', 'This part of the page could not be loaded.');
  await page.doing(() => {
    const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent === 'Load again')?.click();
  });
  assert.is(dialog()?.getAttribute('aria-busy'), 'true', 'the frame stays');
  await answer(true);
  assert.match(dialog()?.textContent ?? '', 'the view');
  await end();
});

test('is fetched when the player comes near what opens it', async () => {
  const asked: string[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<button data-opens="login"><span>Sign in</span></button>
    <button data-opens="nothing">?</button><i>elsewhere</i>`;
  fetchAhead(page, (name) =>
    name !== 'login'
      ? null
      : {
          async fetch() {
            asked.push(name);
            throw new Error('gone');
          },
        },
  );
  const [inside, other, elsewhere] = ['span', '[data-opens=nothing]', 'i'].map((each) =>
    page.querySelector(each),
  );
  other?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  elsewhere?.dispatchEvent(new Event('focusin', { bubbles: true }));
  assert.equal(asked, []);
  const approach = (type: 'pointerover' | 'focusin') =>
    inside?.dispatchEvent(new Event(type, { bubbles: true }));
  approach('pointerover');
  await Promise.resolve();
  approach('pointerover');
  approach('focusin');
  assert.equal(asked, ['login'], 'once, though it could not be had');
  elsewhere?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  approach('pointerover');
  assert.equal(asked, ['login', 'login'], 'and again with the next approach');
  other?.dispatchEvent(new Event('focusin', { bubbles: true }));
  approach('focusin');
  assert.is(asked.length, 3);
});

test.run();
