/** The site as the console draws it, of a state that a fold of a recording gave. Import `dom.ts` before this. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import type { State } from '../../../src/projections/state.ts';
import { createReplayHost } from '../../../src/site/replay-host.ts';
import { Site } from '../../../src/site/view.tsx';
import { remotesFrom } from './site-page.tsx';

interface Shown {
  readonly state: () => State;
  readonly now: () => number;
}

async function rest(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Drawn anew by `show`, when the moment that is shown is another. */
export async function replayedSite({ state, now }: Shown) {
  let tell = () => {};
  const host = createReplayHost({
    ...{ state, now },
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    failed: (message) => assert.unreachable(message),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const show = async (): Promise<void> => {
    await act(async () => tell());
    for (let i = 0; i < 5; i += 1) await act(rest);
  };
  await act(async () => root.render(<Site host={host} loadRemote={remotesFrom()} />));
  await show();
  return {
    show,
    text: () => place.querySelector('main')?.textContent ?? '',
    close: () => act(async () => root.unmount()),
  };
}
