import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { placeOf, sessionUrl } from '../../../src/console/address.ts';
import { eventLine, gapLine } from '../../../src/console/api/follow.ts';
import { streamItem } from '../../../src/console/api/stream.ts';
import { areas } from '../../../src/console/areas.ts';
import { createEventSearch } from '../../../src/console/events/filter.ts';
import { wantedOf } from '../../../src/console/session-page/use-deep-link.ts';
import { searchOf, searchUrl } from '../../../src/console/sessions/search.ts';
import { isMoment } from '../../../src/kernel/moment.ts';
import { checkEvents } from '../../../src/log/read/decode.ts';
import { textTarget } from '../target.ts';
import { judgeMessage } from './oracle.ts';
import { happenings, placed } from './recordings.ts';

const events = checkEvents(
  placed(fc.sample(happenings(40), { seed: 7, numRuns: 5 }).flat()),
  '2',
).events;
const search = createEventSearch();

/** The address bar of the console, and what is typed to search. */
export const queries = textTarget({
  name: 'console-queries',
  good: fc.constantFrom(
    '/console/sessions?user=ann&claimed=1&from=1763700000000&to=5&type=app.started&text=a%20b',
    '/console/sessions/session_00000000000001?at=17&panel=network',
    '/console/analytics',
    'sportsLine -timer #12 coupon',
  ),
  words: ['#999999999999', '-', '%zz', '&from=', '/console/sessions/', '?', '\t'],
  check(given) {
    // A browser holds no half of a character in its address.
    const url = given.toWellFormed();
    const place = placeOf(url);
    if ('query' in place) {
      const asked = searchOf(place.query);
      const again = placeOf(searchUrl(asked));
      assert.ok('query' in again);
      assert.equal(searchOf(again.query), asked);
      const { at } = wantedOf(place.query);
      assert.ok(at === null || Number.isSafeInteger(at));
    }
    if (place.page === 'session') {
      const again = placeOf(sessionUrl(place.id));
      assert.is('id' in again && again.id, place.id);
    }
    const found = search.find(events, { text: given, areas: new Set(areas.slice(0, 0)) });
    assert.ok(found.every((index, row) => row === 0 || index > (found[row - 1] ?? -1)));
  },
});

/** What the console is told of a session that is still under way. */
export const live = textTarget({
  name: 'console-live',
  good: happenings(3).map((happened) => {
    const [event = { seq: 0 }] = placed(happened);
    return JSON.stringify({ ...event, source: '/sessions/a', gap: { after: 1, missing: 2 } });
  }),
  words: ['"at":1e300', '"seq":1e16', '"missing":1e300', '"after":-9', 'replaybook.'],
  check(text) {
    const line = eventLine(text);
    if (line.kind === 'event') assert.ok(isMoment(line.event.at), 'a time that is none');
    const gap = gapLine(text);
    if (gap.kind === 'gap') {
      assert.ok(Number.isSafeInteger(gap.gap.after) && Number.isSafeInteger(gap.gap.missing));
    }
    for (const each of [line, gap]) if (each.kind === 'problem') judgeMessage(each.problem.message);
    streamItem(text);
  },
});
