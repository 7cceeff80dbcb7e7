import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readMoment } from '../../../src/site/moment/read-moment.ts';
import type { OwnRecordings } from '../../../src/site/own-recordings.ts';
import { pressedLog } from '../../support/session/pressed-log.ts';

const test = suite('the moment of a press, from a recording');

const answering = (status: number, text = ''): OwnRecordings => ({
  read: async () => ({ status, text: async () => text }),
});

test('is the site just before the press: what was on screen, and nothing that came of it', async () => {
  const { sessionId, seq, at, through } = pressedLog();
  const asked: unknown[] = [];
  const recordings: OwnRecordings = {
    async read(...place) {
      asked.push(place);
      return { status: 200, text: async () => through(seq) };
    },
  };
  const moment = await readMoment(recordings, { sessionId, seq });
  if (typeof moment === 'string') throw new Error(moment);
  assert.equal(asked, [[sessionId, seq]]);
  assert.is(moment.at, at);
  const { coupon, route } = moment.state;
  assert.equal(
    [coupon.placing.status, coupon.stake, coupon.possibleWin, coupon.bets[0]?.market.coef],
    ['idle', '10.00', '18.50', '1.85'],
  );
  assert.is(route.url, '/en/live');
});

test('a recording that goes on after it shows the same moment', async () => {
  const { sessionId, seq, through } = pressedLog();
  const moment = await readMoment(answering(200, through(100_000)), { sessionId, seq });
  if (typeof moment === 'string') throw new Error(moment);
  assert.is(moment.state.coupon.bets[0]?.market.coef, '1.85');
});

test('why it cannot be shown is told apart', async () => {
  const { sessionId, seq, through } = pressedLog();
  const place = { sessionId, seq };
  assert.is(await readMoment(answering(403), place), 'closed');
  assert.is(await readMoment(answering(404), place), 'closed');
  assert.is(await readMoment(answering(500), place), 'unreachable');
  assert.is(await readMoment(answering(200, through(seq - 1)), place), 'awaited');
  assert.is(await readMoment(answering(200, 'not a log'), place), 'unreadable');
  const away: OwnRecordings = { read: () => Promise.reject(new Error('network down')) };
  assert.is(await readMoment(away, place), 'unreachable');
  const broken = { status: 200, text: () => Promise.reject(new Error('it broke off')) };
  assert.is(await readMoment({ read: async () => broken }, place), 'unreachable');
});

test.run();
