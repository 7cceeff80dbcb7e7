import '../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createReplayHost } from '../../src/site/replay-host.ts';
import { Site } from '../../src/site/view.tsx';
import { remotesFrom } from '../support/page/site-page.tsx';
import { CODE, LOGIN, recoveringSession } from '../support/session/recovering.ts';
import { registeringSession } from '../support/session/registering.ts';
import { networkError, type TestSession, testSession } from '../support/session/session.ts';

const test = suite('what a replayed page takes from the console');

async function rest(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A session as the console shows it. */
async function replayed(session: TestSession) {
  let tell = () => {};
  const host = createReplayHost({
    state: () => session.runtime.state,
    now: () => session.clock.now(),
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    failed: (message) => assert.unreachable(message),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  session.runtime.start();
  await act(async () => root.render(<Site host={host} loadRemote={remotesFrom()} />));
  return {
    /** Something happens; then this is shown, and nothing has taken the focus. */
    async shows(selector: string, happen = () => {}): Promise<void> {
      await act(async () => {
        happen();
        session.clock.advance(1000);
        tell();
      });
      await act(rest);
      assert.ok(place.querySelector(selector), selector);
      assert.is(document.activeElement?.tagName, 'BODY');
    },
    close: () => act(async () => root.unmount()),
  };
}

test('a dialog, and each step that takes the place of another, leaves it where it is', async () => {
  const session = recoveringSession({ url: '/en?showForgotPasswordModal=1' });
  const { shows, close } = await replayed(session);
  const { publish } = session.runtime;
  await shows('[data-recovery-step=call]');
  await shows('[data-recovery-step=code]', () => publish('recovery.called', { login: LOGIN }));
  await shows('[aria-invalid=true]', () => publish('recovery.codeSubmitted', { code: '000000' }));
  await shows('[data-recovery-step=password]', () =>
    publish('recovery.codeSubmitted', { code: CODE }),
  );
  await close();
});

test('so does a form that has just got its fields, and one that goes a step on', async () => {
  const session = registeringSession();
  const { shows, close } = await replayed(session);
  const { publish } = session.runtime;
  await shows('dialog[data-modal=registration] form', () =>
    publish('modal.opened', { id: 'registration', kind: 'registration' }),
  );
  await shows('fieldset:not([hidden]) [name=email]', () =>
    publish('registration.typeChosen', { type: 'full_reg' }),
  );
  await shows('fieldset[hidden] [name=email]', () =>
    publish('registration.stepChosen', { step: 1 }),
  );
  await close();
});

test('what came of a try, brought into view for the player, scrolls nothing', async () => {
  const scrolled: Element[] = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
  const session = testSession({ url: '/en/user/login', answers: { loginByEmail: networkError } });
  const { shows, close } = await replayed(session);
  await shows('[data-auth-form] [role=alert] *', () =>
    session.runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' }),
  );
  assert.is(scrolled.length, 0);
  await close();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test.run();
