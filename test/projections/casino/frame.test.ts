/** A game in a frame as its messages tell of it: what is shown, and what nothing is made of. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventData } from '../../../src/events/catalogue.ts';
import {
  asked,
  failed,
  given,
  type Happening,
  happened,
  replied,
} from '../../support/session/given.ts';

const test = suite('projections: a game in a frame');

const GAME = 1001;

type Data = EventData<'casino.frameMessaged'>['data'];

const message =
  (by: 'game' | 'page') =>
  (type: string, data: Data = {}, game = GAME): Happening =>
    happened('casino.frameMessaged', { game, by, type, data });
const says = message('game');
const isTold = message('page');

const opened = [asked('casinoLaunch'), happened('casino.frameOpened', { game: GAME }, 5)];
const closed = (why: EventData<'casino.frameClosed'>['why']) =>
  happened('casino.frameClosed', { game: GAME, why });

const frame = (...more: Happening[]) => given('casinoFrame', [...opened, ...more]);

const sitting = (staked: number, paid: number) =>
  replied('limits', { limits: [], sitting: { beganAt: 0, staked, paid, iso: 'EUR' } });

test('it is asked for, opened, and there', () => {
  assert.is(given('casinoFrame', opened.slice(0, 1)).status, 'asked');
  const { status, game, since } = frame();
  assert.equal([status, game, since], ['open', GAME, 5]);
  assert.is(frame(says('ready')).status, 'ready');
  assert.is(given('casinoFrame', [opened[1] ?? closed('left')]).status, 'none', 'nobody asked');
});

test('what was played before it was asked for stays what it was', () => {
  assert.equal(frame(sitting(500, 200), sitting(900, 200)).before, { staked: 500, paid: 200 });
  assert.is(given('casinoFrame', [sitting(500, 200)]).before, null);
});

test('rounds are those of the messages: each once, the last twenty', () => {
  const started = (round: string) => says('roundStarted', { round });
  const ended = (round: string) => says('roundEnded', { round });
  assert.equal(frame(started('a'), started('b'), ended('a'), ended('c'), started('b')).rounds, [
    { round: 'a', isOver: true },
    { round: 'b', isOver: false },
  ]);
  const many = Array.from({ length: 25 }, (_, at) => started(`r${at}`));
  const { rounds } = frame(...many);
  assert.equal([rounds.length, rounds[0]?.round, rounds.at(-1)?.round], [20, 'r5', 'r24']);
});

test('a pause is asked for, answered or covered, and over', () => {
  const pause = isTold('pause', { reason: 'limit' });
  const covered = happened('casino.frameCovered', { game: GAME });
  const pauseOf = (...more: Happening[]) => frame(says('ready'), ...more).pause;
  assert.is(pauseOf(pause), 'asked');
  assert.is(pauseOf(pause, says('paused')), 'answered');
  assert.is(pauseOf(pause, covered), 'covered');
  assert.is(pauseOf(pause, covered, says('paused')), 'covered');
  assert.is(pauseOf(pause, covered, isTold('resume')), 'none');
  assert.is(pauseOf(says('paused')), 'none', 'which nobody asked for');
  const round = says('roundStarted', { round: 'a' });
  assert.is(pauseOf(pause, round), 'asked', 'it began before the game heard of it');
  assert.is(
    pauseOf(pause, says('paused'), round),
    'covered',
    'it says that it pauses, and plays on',
  );
  assert.is(pauseOf(pause, says('paused'), round, isTold('resume')), 'none');
});

test('what the page says waits for the view, by its place in the log', () => {
  const { said } = frame(says('ready'), isTold('welcome', { muted: false }), isTold('balance'));
  assert.equal(said, [
    { seq: 3, type: 'welcome', data: { muted: false } },
    { seq: 4, type: 'balance', data: {} },
  ]);
});

test('another game, and one that is closed, changes nothing', () => {
  assert.is(frame(says('ready', {}, 1002)).status, 'open');
  assert.is(frame(happened('casino.frameCovered', { game: 1002 })).pause, 'none');
  const over = frame(closed('silent'), says('ready'), isTold('pause', { reason: 'limit' }));
  assert.equal([over.status, over.why, over.pause], ['closed', 'silent', 'none']);
});

test('it is closed by what goes wrong, and forgotten when it is left', () => {
  const refused = (why: string) => happened('casino.frameRefused', { game: GAME, why });
  assert.is(frame(refused('address')).status, 'closed');
  assert.is(frame(refused('rate')).status, 'open');
  assert.is(given('casinoFrame', [asked('casinoLaunch'), failed('casinoLaunch')]).why, 'failed');
  assert.equal(frame(says('ready'), closed('left')), given('casinoFrame', []));
  const by = frame(says('failed', { code: 'session' }), closed('failed'));
  assert.equal([by.status, by.code], ['closed', 'session']);
  const again = given('casinoFrame', [
    ...opened,
    says('failed', { code: 'E-7' }),
    asked('casinoLaunch'),
  ]);
  assert.is(again.code, null, 'it is opened anew');
});

test.run();
