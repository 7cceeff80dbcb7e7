/** The server says when the next reality check is due: nothing in the browser starts it anew. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { started } from '../../support/session/bookmaker.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const EVERY = 30 * MINUTE;

/** When every session in virtual time begins. */
const BEGUN = Date.UTC(2026, 0, 1);

/** Limits with a reality check every 30 minutes, of a server that counts by its own clock. */
function server() {
  let since = BEGUN;
  /** A page of the player, loaded so long after they came; its clock is wrong by `wrong`. */
  return (after: number, wrong: number, local: Record<string, string> = {}): TestSession => {
    const page: { session?: TestSession } = {};
    const now = () => (page.session?.clock.now() ?? BEGUN) + after;
    const check = { limitType: 32, limitState: 'ACTIVE', limitValue: EVERY / MINUTE } as const;
    const stored = local['realityCheck'];
    // Virtual time always begins at the same moment: what is stored moves instead.
    const moved = stored === undefined ? {} : { realityCheck: shifted(stored, -after - wrong) };
    const session = started({
      local: { ...local, ...moved },
      answers: {
        limits: () =>
          reply({
            limits: [{ ...check, startedAt: 0, endsAt: null }],
            realityCheckSeconds: Math.ceil((since + EVERY - now()) / SECOND),
          }),
        realityCheck: () => {
          since = now();
          return reply(null, 204);
        },
      },
    });
    page.session = session;
    return session;
  };
}

function shifted(stored: string, by: number): string {
  const { userId, at } = JSON.parse(stored);
  return JSON.stringify({ userId, at: at + by });
}

const isTold = ({ runtime }: TestSession) =>
  runtime.state.modal.open.some(({ id }) => id === 'reality-check');
const storedBy = ({ storage }: TestSession) => ({
  realityCheck: storage.local.getItem('realityCheck') ?? '',
});

/** Ten minutes after 20 of the 30 have passed the player is told, and not before. */
function assertToldInTen(session: TestSession): void {
  session.clock.advance(10 * MINUTE - 5 * SECOND);
  assert.not(isTold(session));
  session.clock.advance(6 * SECOND);
  assert.ok(isTold(session));
}

const test = suite('effects: the anchor of the reality check');

test('an emptied browser storage does not start it anew', () => {
  const load = server();
  load(0, 0).clock.advance(20 * MINUTE);
  assertToldInTen(load(20 * MINUTE, 0));
});

test('a second tab does not start it anew', () => {
  const load = server();
  const first = load(0, 0);
  first.clock.advance(20 * MINUTE);
  assertToldInTen(load(20 * MINUTE, 0, storedBy(first)));
});

test('a device clock that was moved does not start it anew, in whichever direction', () => {
  for (const wrong of [-15 * MINUTE, -600 * MINUTE, 15 * MINUTE, 600 * MINUTE]) {
    const load = server();
    const first = load(0, 0);
    first.clock.advance(20 * MINUTE);
    assertToldInTen(load(20 * MINUTE, wrong, storedBy(first)));
  }
});

test('what another tab moves is put right by the server, which is asked at most every five minutes', () => {
  const session = server()(0, 0);
  session.clock.advance(4 * MINUTE);
  const value = JSON.stringify({ userId: 'player-1', at: BEGUN + 900 * MINUTE });
  session.runtime.publish('app.storageChanged', { name: 'realityCheck', value });
  const before = session.requestsOf('limits').length;
  session.clock.advance(25 * MINUTE);
  const asked = session.requestsOf('limits').length - before;
  assert.ok(asked >= 4 && asked <= 5, String(asked));
  assert.not(isTold(session));
  session.clock.advance(MINUTE);
  assert.ok(isTold(session));
});

test('leaving the page pauses it for half a minute, and leaving again and again for no longer', () => {
  const session = server()(0, 0);
  const show = (visible: boolean) => session.runtime.publish('app.visibilityChanged', { visible });
  for (let left = 0; left < 29; left += 1) {
    show(false);
    session.clock.advance(40 * SECOND);
    show(true);
    session.clock.advance(20 * SECOND);
  }
  session.clock.advance(40 * SECOND);
  assert.not(isTold(session));
  session.clock.advance(2 * MINUTE);
  assert.ok(isTold(session));
});

test('it is shown once, and begins anew once it is answered', () => {
  const session = server()(0, 0);
  session.clock.advance(45 * MINUTE);
  const shown = () => session.events.filter(({ type }) => type === 'modal.opened').length;
  assert.is(shown(), 1, 'while it waits for its answer');
  const answer = { action: 'continue', doNotShowAgain: false } as const;
  session.runtime.publish('limits.realityCheckAnswered', answer);
  session.clock.advance(EVERY - 5 * SECOND);
  assert.not(isTold(session));
  assert.is(shown(), 1);
  session.clock.advance(6 * SECOND);
  assert.ok(isTold(session));
});

test('a word that was asked for before the answer begins nothing anew', () => {
  const session = server()(0, 0);
  session.clock.advance(EVERY);
  assert.ok(isTold(session));
  const { limits } = session.answers;
  const old = limits?.({ method: 'GET', url: '', headers: {} });
  session.answers.limits = () => session.clock.late(SECOND, old ?? reply(null));
  session.runtime.publish('feed.limitsChanged', { requestId: 1 });
  const answer = { action: 'continue', doNotShowAgain: false } as const;
  session.runtime.publish('limits.realityCheckAnswered', answer);
  session.clock.advance(10 * SECOND);
  assert.not(isTold(session));
});

test('who comes back to a device that slept is told at once', () => {
  const session = server()(0, 0);
  session.clock.advance(MINUTE);
  session.clock.suspend(60 * MINUTE);
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(SECOND);
  assert.ok(isTold(session));
});

test.run();
