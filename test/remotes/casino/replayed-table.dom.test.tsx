import '../../support/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createReplayHost } from '../../../src/console/frame/replay-host.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { Site } from '../../../src/site/view.tsx';
import { recorded } from '../../support/betting.ts';
import { atTable, house, pressDice } from '../../support/house.ts';
import { remotesFrom } from '../../support/site-page.tsx';

const test = suite('casino: a table in a replay');

async function rest(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a recording shows the table at any moment: pressed, on its way, at rest', async () => {
  const session = atTable('dice', house());
  session.runtime.start();
  session.clock.advance(2000);
  pressDice(session);
  session.clock.advance(3000);
  const events = recorded(session.events);
  const ended = events.find(({ type }) => type === 'casino.roundSettled');
  const endedAt = ended?.at ?? 0;
  /** The state that these events lead to, by the fold alone. */
  const until = (at: number): State => {
    const state = siteFold.initial();
    for (const event of events) if (event.at <= at) siteFold.inPlace(state, event);
    return state;
  };
  const moments = [endedAt - 1, endedAt + 100, endedAt + 2000];
  const states = new Map(moments.map((at) => [at, until(at)]));
  let shown = endedAt - 1;
  let tell = () => {};
  const host = createReplayHost({
    state: () => states.get(shown) ?? until(shown),
    now: () => shown,
    target: () => null,
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    failed: (message) => assert.unreachable(message),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<Site host={host} loadRemote={remotesFrom()} />));
  const at = async (moment: number) => {
    shown = moment;
    await act(async () => tell());
    for (let i = 0; i < 5; i += 1) await act(rest);
    return place.querySelector('main')?.textContent ?? '';
  };
  const [before = 0, onItsWay = 0, after = 0] = moments;
  assert.not.match(await at(before), 'Rolled');
  assert.not.match(await at(onItsWay), 'Rolled');
  assert.match(await at(after), 'Rolled \u206630.34\u2069.');
  assert.not.match(await at(onItsWay), 'Rolled', 'and backwards');
  await act(async () => root.unmount());
});

test.run();
