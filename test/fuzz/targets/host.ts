import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { couponEvents } from '../../../src/events/coupon.ts';
import { built, specials } from '../../support/described.ts';
import { game, market } from '../../support/session/betting.ts';
import { testSession } from '../../support/session/session.ts';
import { fitting } from '../from-schema.ts';
import { jsonTarget } from '../target.ts';
import { judgeMessage } from './oracle.ts';

const sound = { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' };

const session = testSession({ effects: [], checkpointEvery: 0 });
session.runtime.start();

/** What a sub-application says to the host: taken or refused, visibly; it never throws. */
export const host = jsonTarget({
  name: 'host',
  good: fc.oneof(fc.constant(sound), fitting(couponEvents['coupon.betAdded'].data)),
  words: [...specials, '@throwing', 'changing', 'nobody', '__proto__', '7-2'],
  check(input) {
    const { runtime, events } = session;
    events.length = 0;
    runtime.publish('coupon.cleared', {});
    runtime.hostBus.emit('couponAddBet', built(input));
    const [, last] = events;
    if (last?.type === 'bus.rejected') judgeMessage(last.data.problem);
    else assert.is(last?.type, 'coupon.betAdded');
    assert.not.match(JSON.stringify(events), 'planted');
  },
});
