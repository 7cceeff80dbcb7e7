import '../../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Host, HostProvider } from '../../../../src/site/host.tsx';
import { createReplayHost } from '../../../../src/site/replay-host.ts';
import { useForm } from '../../../../src/site/ui/forms/form.ts';
import { testSession } from '../../../support/session/session.ts';

const test = suite('forms');

const refused = { code: 'field_wrong_code' } as const;

function Refused() {
  const form = useForm({ busy: false, refused, check: () => ({}), send: () => {} });
  return (
    <form ref={form.ref}>
      <input name="code" aria-label={form.error('code')} />
    </form>
  );
}

/** What has the focus when a form is shown that the server refused. */
async function focusedIn(host: Host): Promise<string | undefined> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <HostProvider host={host}>
        <Refused />
      </HostProvider>,
    ),
  );
  const focused = document.activeElement?.tagName;
  await act(async () => root.unmount());
  return focused;
}

test('the focus goes to what the server refused; in a replay it stays where it is', async () => {
  const { runtime } = testSession();
  const replay = createReplayHost({
    state: () => runtime.state,
    now: () => 0,
    subscribe: () => () => {},
    failed: (message) => assert.unreachable(message),
  });
  assert.is(await focusedIn({ ...replay, live: true }), 'INPUT');
  assert.is(await focusedIn(replay), 'BODY');
});

test.run();
