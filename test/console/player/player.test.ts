import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPlayer } from '../../../src/console/player/player.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';

function pressed(seq: number, at: number): AnyEvent {
  return { seq, at, type: 'coupon.cleared', data: {} };
}

function playerAt(...times: number[]) {
  const events = times.map((at, seq) => pressed(seq, at));
  const player = createPlayer(events);
  player.grown();
  return { events, player, now: () => player.moment.get() };
}

const test = suite('console: player');

test('begins at the first event, stopped', () => {
  const { now } = playerAt(0, 100, 200);
  assert.is(now().count, 1);
  assert.is(now().playing, false);
});

test('plays as fast as it is told to, and stops at the end', () => {
  const { player, now } = playerAt(0, 1_000, 2_000, 4_000);
  player.play();
  player.advance(1_000);
  assert.is(now().count, 2);
  player.setSpeed(2);
  player.advance(500);
  assert.is(now().count, 3);
  player.advance(10_000);
  assert.is(now().count, 4);
  assert.is(now().playing, false);
});

test('time stands still while it is stopped', () => {
  const { player, now } = playerAt(0, 1_000);
  player.advance(5_000);
  assert.is(now().count, 1);
});

test('playing at the end begins anew', () => {
  const { player, now } = playerAt(0, 1_000);
  player.goTo(2);
  player.toggle();
  assert.is(now().count, 1);
  assert.is(now().playing, true);
});

test('goes to an event and stops there; never before the first nor after the last', () => {
  const { player, now } = playerAt(0, 1_000, 2_000);
  player.play();
  player.goTo(2);
  assert.equal([now().count, now().time, now().playing], [2, 1_000, false]);
  player.goTo(-5);
  assert.is(now().count, 1);
  player.goTo(99);
  assert.is(now().count, 3);
});

test('seeking keeps it playing', () => {
  const { player, now } = playerAt(0, 1_000, 2_000);
  player.play();
  player.seek(1_500);
  assert.equal([now().count, now().time, now().playing], [2, 1_500, true]);
});

test('speeds go from a half to sixteen and no further', () => {
  const { player, now } = playerAt(0);
  const seen: number[] = [];
  for (let i = 0; i < 9; i += 1) player.shift(-1);
  for (let i = 0; i < 9; i += 1) {
    seen.push(now().speed);
    player.shift(1);
  }
  assert.equal(seen, [0.5, 1, 2, 4, 8, 16, 16, 16, 16]);
});

test('skipping or not, the same event is shown', () => {
  const { player, now } = playerAt(0, 1_000, 61_000, 62_000);
  player.goTo(3);
  assert.is(now().time, 2_000);
  player.setSkipQuiet(false);
  assert.equal([now().count, now().time], [3, 61_000]);
});

test('new events leave the moment where it is, in the middle of the way to the next too', () => {
  const { events, player, now } = playerAt(0, 1_000, 2_000);
  player.play();
  player.seek(1_400);
  events.push(pressed(3, 3_000));
  player.grown();
  assert.equal([now().count, now().time, now().playing], [2, 1_400, true]);
  assert.is(now().playback.duration, 3_000);
});

test('following stays at the newest event until the viewer looks elsewhere', () => {
  const { events, player, now } = playerAt(0, 1_000);
  player.follow(true);
  assert.is(now().count, 2);
  events.push(pressed(2, 1_500), pressed(3, 1_700));
  player.grown();
  assert.is(now().count, 4);
  player.goTo(2);
  events.push(pressed(4, 1_900));
  player.grown();
  assert.equal([now().count, now().following], [2, false]);
});

test('an empty recording plays nothing', () => {
  const { player, now } = playerAt();
  player.play();
  player.advance(100);
  player.goTo(1);
  assert.equal([now().count, now().playing], [0, false]);
});

test.run();
