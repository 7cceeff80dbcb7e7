/** What holds for the table of every game. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gameNames } from '../../../src/domain/casino/rows.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { playedThrough } from '../../support/page/played-through.ts';
import { replayedSite } from '../../support/page/replayed-site.tsx';
import { recorded } from '../../support/session/betting.ts';

const test = suite('casino: every game');

/** Without what counts seconds: a page counts them by itself. */
const still = (text: string): string => text.replace(/\d\d:\d\d:\d\d/g, '');

for (const name of gameNames) {
  test(`${name}: what is pressed leaves the focus where it can go on, and the recording shows the same`, async () => {
    const { page, session, text } = await playedThrough(name, (what) => {
      const { activeElement } = document;
      assert.ok(activeElement?.matches('main button:not([disabled])'), `after ${what}`);
    });
    const live = still(text());
    assert.ok(session.runtime.state.casinoTable.seats.length > 0, 'there is a round');
    const now = session.clock.now();
    const events = recorded(session.events);
    await page.close();
    const state = siteFold.initial();
    for (const event of events) siteFold.inPlace(state, event);
    const replayed = await replayedSite({ state: () => state, now: () => now });
    assert.is(still(replayed.text()), live);
    await replayed.close();
  });
}

test.run();
