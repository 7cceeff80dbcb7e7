import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { replayedSite } from '../../support/page/replayed-site.tsx';
import { recorded } from '../../support/session/betting.ts';
import { atTable, house, pressDice } from '../../support/session/house.ts';

const test = suite('casino: a table in a replay');

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
  const replayed = await replayedSite({
    state: () => states.get(shown) ?? until(shown),
    now: () => shown,
  });
  const at = async (moment: number) => {
    shown = moment;
    await replayed.show();
    return replayed.text();
  };
  const [before = 0, onItsWay = 0, after = 0] = moments;
  assert.not.match(await at(before), 'Rolled');
  assert.not.match(await at(onItsWay), 'Rolled');
  assert.match(await at(after), 'Rolled \u206630.34\u2069.');
  assert.not.match(await at(onItsWay), 'Rolled', 'and backwards');
  await replayed.close();
});

test.run();
