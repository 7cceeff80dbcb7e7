import '../../../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createReplayHost } from '../../../../../src/site/replay-host.ts';
import { Site } from '../../../../../src/site/view.tsx';
import { remotesFrom } from '../../../../support/page/site-page.tsx';
import { waitingSession } from '../../../../support/session/captcha.ts';

const test = suite('captcha dialogs in a replay');

/** The moment in which a captcha is open, as the console shows it. */
async function replayed(code: '111' | '113') {
  const { session } = waitingSession({ code });
  const host = createReplayHost({
    state: () => session.runtime.state,
    now: () => session.clock.now(),
    subscribe: () => () => {},
    failed: (message) => assert.unreachable(message),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<Site host={host} loadRemote={remotesFrom()} />));
  const close = () => act(async () => root.unmount());
  return { dialog: document.querySelector('dialog[data-modal=captcha]'), close };
}

for (const code of ['111', '113'] as const) {
  test(`${code}: nothing of a challenge that is long gone is fetched, and the place says why`, async () => {
    const { dialog, close } = await replayed(code);
    assert.is(dialog?.querySelectorAll('img, audio').length, 0);
    assert.match(dialog?.textContent ?? '', 'Recordings do not keep pictures and sounds');
    await close();
  });
}

test.run();
