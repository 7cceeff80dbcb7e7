/** A game of another provider is opened, listened to and left; nothing that it says is believed about money. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { opening } from '../../../src/events/dialogs.ts';
import {
  framed,
  frameOf,
  LAUNCH,
  playMoney,
  saidTo,
  says,
  TOSS,
} from '../../support/session/framed.ts';
import { refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: games in frames');

const SECOND = 1000;

function opened(options: Parameters<typeof framed>[0] = {}) {
  const { session, books } = framed(options);
  session.runtime.start();
  session.clock.advance(2 * SECOND);
  return { session, books };
}

function playing() {
  const made = opened();
  says(made.session, 'ready');
  made.session.clock.advance(100);
  return made;
}

const closings = ({ events }: TestSession) =>
  events.flatMap((event) => (event.type === 'casino.frameClosed' ? [event.data.why] : []));

test('a game opens for a player, for the account that pays, and its address stands nowhere', () => {
  const { session } = opened();
  const [asked, ...more] = session.requestsOf('casinoLaunch');
  assert.is(more.length, 0);
  assert.equal(asked?.input.body, { game: TOSS, accountId: '1', language: 'en' });
  assert.equal([frameOf(session).status, frameOf(session).game], ['open', TOSS]);
  assert.not.match(JSON.stringify(session.runtime.state), LAUNCH);
  const kept = session.events.filter(({ type }) => type !== 'http.replied');
  assert.not.match(JSON.stringify(kept), 'planted-token');
});

test('for a guest, and for who may not play, nothing is opened', () => {
  assert.is(opened({ player: false }).session.requestsOf('casinoLaunch').length, 0);
  const barred = opened({ answers: { limits: () => refuse(500) } });
  assert.is(barred.session.requestsOf('casinoLaunch').length, 0);
});

test('a guest has a game opened for play money where it is offered so: nothing is asked, nothing is known of money', () => {
  const { session } = opened({ player: false, answers: playMoney });
  assert.equal([frameOf(session).status, frameOf(session).game], ['open', TOSS]);
  says(session, 'ready');
  says(session, 'roundStarted', { round: 'r-1' });
  says(session, 'roundEnded', { round: 'r-1' });
  session.clock.advance(5 * SECOND);
  assert.equal(saidTo(session), ['welcome']);
  for (const call of ['casinoLaunch', 'balance', 'casinoOutsideRounds'] as const) {
    assert.is(session.requestsOf(call).length, 0, call);
  }
  session.runtime.publish('route.requested', { url: '/en/casino-lobby', replace: false });
  session.clock.advance(SECOND);
  assert.equal(closings(session), ['left']);
});

test('a player plays for money, and for play money as long as they choose so', () => {
  const { session } = opened({ answers: playMoney });
  const choose = (choice: string) => {
    session.runtime.publish('page.choiceMade', { part: 'casino-play-money', choice });
    session.clock.advance(2 * SECOND);
  };
  const kinds = () =>
    session.events.flatMap((one) => (one.type === 'casino.frameOpened' ? [one.data.isDemo] : []));
  says(session, 'ready');
  const before = session.requestsOf('limits').length;
  choose('on');
  assert.equal(kinds(), [undefined, true]);
  assert.equal(closings(session), ['left']);
  says(session, 'ready');
  says(session, 'roundEnded', { round: 'r-1' });
  session.clock.advance(2 * SECOND);
  assert.is(session.requestsOf('limits').length, before);
  choose('off');
  assert.equal(kinds(), [undefined, true, undefined]);
  assert.is(session.requestsOf('casinoLaunch').length, 2);
});

test('a session that ends opens no game for play money by itself; a press does, until somebody comes back', () => {
  for (const reason of ['limit', 'excluded', 'idle', 'logout'] as const) {
    const { session } = opened({ answers: playMoney });
    says(session, 'ready');
    session.runtime.publish('session.ended', { reason });
    session.clock.advance(5 * SECOND);
    const demos = () =>
      session.events.filter((one) => one.type === 'casino.frameOpened' && one.data.isDemo).length;
    assert.equal([frameOf(session).status, demos()], ['none', 0], reason);
    session.runtime.publish('page.choiceMade', { part: 'casino-play-money', choice: 'on' });
    session.clock.advance(SECOND);
    assert.equal([frameOf(session).status, demos()], ['open', 1], reason);
    session.runtime.publish('session.started', { userId: 'player-2' });
    session.clock.advance(2 * SECOND);
    assert.is(demos(), 1, 'who comes means money');
  }
});

test('where a game has no play money the choice for it changes nothing, and who may not play is not led to it', () => {
  const { session } = opened();
  session.runtime.publish('page.choiceMade', { part: 'casino-play-money', choice: 'on' });
  session.clock.advance(2 * SECOND);
  assert.is(session.requestsOf('casinoLaunch').length, 1);
  assert.equal(closings(session), []);
  const barred = opened({ answers: { ...playMoney, limits: () => refuse(500) } }).session;
  barred.runtime.publish('page.choiceMade', { part: 'casino-play-money', choice: 'on' });
  barred.clock.advance(2 * SECOND);
  assert.is(frameOf(barred).status, 'none');
});

test('a game for play money that does not answer is given up, and opened anew when the page is asked to', () => {
  const { session } = opened({ player: false, answers: playMoney });
  session.clock.advance(20 * SECOND);
  assert.equal([frameOf(session).status, frameOf(session).why], ['closed', 'silent']);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(SECOND);
  assert.is(frameOf(session).status, 'open');
});

test('the game is greeted as the site looks, with the pace of the place', () => {
  const { session } = playing();
  assert.equal(frameOf(session).said, [
    {
      seq: frameOf(session).said[0]?.seq,
      type: 'welcome',
      data: { language: 'en', theme: 'light', muted: true, minRoundMs: 1000 },
    },
  ]);
  session.runtime.publish('page.choiceMade', { part: 'casino-sound', choice: 'on' });
  assert.equal(frameOf(session).said.at(-1)?.data, { muted: false });
  session.runtime.publish('page.choiceMade', { part: 'casino-sound', choice: 'off' });
  assert.equal(frameOf(session).said.at(-1)?.data, { muted: true });
});

test('what a round came to is asked of the house, and told by nobody else', () => {
  const { session, books } = playing();
  const asked = () => session.requestsOf('balance').length;
  const before = asked();
  says(session, 'roundStarted', { round: 'r1' });
  Object.assign(books, { money: 99_600, staked: 900 });
  says(session, 'roundEnded', { round: 'r1', paid: '1000000' });
  session.clock.advance(2 * SECOND);
  assert.equal(frameOf(session).rounds, [{ round: 'r1', isOver: true }]);
  assert.is(asked(), before + 1);
  assert.is(session.runtime.state.accounts.accounts[0]?.money, 99_600);
  assert.equal(frameOf(session).before, { staked: 500, paid: 200 });
  assert.is(session.runtime.state.limits.sitting?.staked, 900);
  assert.equal(saidTo(session), ['welcome', 'balance']);
  for (let round = 0; round < 20; round += 1) says(session, 'roundEnded', { round: `r${round}` });
  session.clock.advance(5 * SECOND);
  assert.is(asked(), before + 2, 'many at once are asked about once');
});

test('the list of rounds is asked for where it is read: when it is unfolded, and after each round while it is', () => {
  const { session } = playing();
  const asked = () => session.requestsOf('casinoOutsideRounds').length;
  const history = (open: boolean) =>
    session.runtime.publish('page.partToggled', { part: 'casino-history', open });
  const ends = (round: string) => {
    says(session, 'roundEnded', { round });
    session.clock.advance(2 * SECOND);
  };
  const before = asked();
  ends('r1');
  assert.is(asked(), before, 'nobody reads it');
  history(true);
  assert.is(asked(), before + 1);
  session.clock.advance(SECOND);
  ends('r2');
  assert.is(asked(), before + 2);
  history(false);
  ends('r3');
  assert.is(asked(), before + 2);
});

test('a pause that is answered stays a pause; one that is not covers the game until it is over', () => {
  const { session } = playing();
  session.runtime.publish('modal.opened', opening('reality-check'));
  assert.is(frameOf(session).pause, 'asked');
  says(session, 'paused');
  session.clock.advance(2 * SECOND);
  assert.is(frameOf(session).pause, 'answered');
  session.runtime.publish('modal.closed', { id: 'reality-check', by: 'player' });
  assert.is(frameOf(session).pause, 'none');
  session.runtime.publish('modal.opened', opening('reality-check'));
  session.clock.advance(900);
  assert.is(frameOf(session).pause, 'asked');
  session.clock.advance(200);
  assert.is(frameOf(session).pause, 'covered');
  says(session, 'paused');
  assert.is(frameOf(session).pause, 'covered', 'too late');
  session.runtime.publish('modal.closed', { id: 'reality-check', by: 'player' });
  assert.is(frameOf(session).pause, 'none');
  assert.equal(saidTo(session), ['welcome', 'pause', 'resume', 'pause', 'resume']);
});

test('what the game wants of the page it gets: its rules, and to be closed', () => {
  const { session } = playing();
  says(session, 'rulesWanted');
  assert.is(session.runtime.state.page.parts['casino-rules'], true);
  says(session, 'closeWanted');
  session.clock.advance(100);
  assert.is(session.runtime.state.route.route, 'casinoLobby');
  assert.is(saidTo(session).at(-1), 'close');
  assert.equal(closings(session), ['left']);
  assert.is(frameOf(session).status, 'none');
});

test('a game that fails, never comes, or cannot be had is said to, and opened anew when asked', () => {
  const failed = playing().session;
  says(failed, 'failed', { code: 'E-7' });
  assert.equal([frameOf(failed).status, frameOf(failed).why], ['closed', 'failed']);
  failed.runtime.publish('page.refreshPressed', {});
  failed.clock.advance(100);
  assert.is(failed.requestsOf('casinoLaunch').length, 2);
  assert.is(frameOf(failed).status, 'open');
  failed.clock.advance(30 * SECOND);
  assert.equal([frameOf(failed).status, frameOf(failed).why], ['closed', 'silent']);
  const refused = opened({ answers: { casinoLaunch: () => refuse(404) } }).session;
  assert.is(frameOf(refused).status, 'closed');
  refused.answers.casinoLaunch = () => reply({ url: LAUNCH });
  refused.runtime.publish('page.refreshPressed', {});
  refused.clock.advance(100);
  assert.is(frameOf(refused).status, 'open');
});

test('with the player the game is gone, and the next one has their own', () => {
  const { session } = playing();
  says(session, 'roundStarted', { round: 'r1' });
  session.runtime.publish('session.ended', { reason: 'logout' });
  assert.equal([frameOf(session).status, frameOf(session).rounds], ['none', []]);
  session.clock.advance(SECOND);
  assert.is(session.requestsOf('casinoLaunch').length, 1);
});

test('in another language the game is opened anew', () => {
  const { session } = playing();
  session.navigation.visit(`/de/casino/game/${TOSS}/toss`);
  session.clock.advance(SECOND);
  const languages = session.requestsOf('casinoLaunch').map(({ input }) => input.body?.language);
  assert.equal(languages, ['en', 'de']);
  assert.equal(closings(session), ['left']);
  assert.is(frameOf(session).status, 'open');
});

test.run();
