/** The recording of a session in which a player pressed a bet. */
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { writeLog } from '../../../src/log/read/log-file.ts';
import { addBet, bettingSession, moveCoef, place, recorded } from './betting.ts';

/** A slip of one selection at 1.85 with 10 on it, whose odds fell to 1.60 after the press. */
export function pressedLog() {
  const session = bettingSession({ player: true, url: '/en/live' });
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1', '1.85');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.clock.advance(1000);
  place(session);
  const press = session.events.find(({ type }) => type === 'coupon.placePressed');
  if (press === undefined) throw new Error('nothing was pressed');
  session.clock.advance(1000);
  moveCoef(session, '7-1', '1.60');
  session.runtime.stop();
  const events = recorded(session.events);
  const sessionId = 'session-of-a-test-00000';
  const header = { sessionId, catalogue: CATALOGUE_VERSION, firstSeq: 0, exportedAt: 0 };
  /** As the log service gives it, through a seq. */
  const through = (seq: number): string =>
    [
      ...writeLog(
        { ...header, lastSeq: seq },
        events.filter((one) => one.seq <= seq),
      ),
    ].join('');
  return { sessionId, seq: press.seq, at: press.at, through };
}
