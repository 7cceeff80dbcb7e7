import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import type { JurisdictionName } from '../../../src/domain/jurisdiction.ts';
import { fakeBoard } from '../support/board.ts';
import {
  type Caller,
  couponOf,
  encoded,
  LOGIN,
  playerOn,
  START,
  startBackEnd,
} from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Wish = CallInput<'limitsSave'>['body']['limits'][number];

async function opened(jurisdiction: JurisdictionName = 'default') {
  const board = fakeBoard();
  const harness = await startBackEnd({ board, config: { jurisdiction } });
  const player = await playerOn(harness);
  const wish = (limitType: number, limitValue: number, more: Partial<Wish> = {}): Wish => ({
    ...{ limitType, limitValue, ...more },
  });
  const save = (...limits: Wish[]) => harness.call('limitsSave', { body: { limits } }, player);
  const saved = async (...limits: Wish[]) => (await save(...limits)).body;
  const codes = async (...limits: Wish[]) => (await save(...limits)).errors.map(({ code }) => code);
  const limit = async (type: number, caller: Caller = player) => {
    const { limits } = (await harness.call('limits', {}, caller)).body;
    return limits.find(({ limitType }) => limitType === type);
  };
  const action = async (name: 'approve' | 'reject') =>
    (await harness.call('limitAction', { body: { action: name } }, player)).status;
  const later = async (ms: number) => {
    harness.clock.now = START + ms;
    await player.renew();
  };
  /** Answers the questions a save brought, all rightly or none. */
  const answer = async (tokenGuid: string | null, isRight = true) =>
    harness.call(
      'limitsAnswers',
      { body: { tokenGuid: tokenGuid ?? '', answers: isRight ? [1, 2, 0] : [0, 0, 1] } },
      player,
    );
  let bets = 0;
  const stake = async (amount: number) => {
    bets += 1;
    const coupon = couponOf(player.accountId, [board.offer(`m${bets}`, '2.00')], { amount });
    const { status, body } = await player.place(coupon, `key-${bets}`);
    if (status !== 200) return status;
    if (body.status !== 'rejected') return body.status;
    const { rule, limitType, reason, bound } = body;
    return rule === 'limit-missing' ? `${rule} ${limitType}` : `${reason} ${bound}`;
  };
  return { harness, player, wish, save, saved, codes, limit, action, later, answer, stake };
}

const test = suite('reference: changing limits');

test('A1: a limit holds at once, and a lower one in its place', async () => {
  const { harness, wish, saved, stake, limit } = await opened();
  const { status, questions, tokenGuid, limitsData } = await saved(wish(1, 5000), wish(12, 9000));
  assert.equal([status, questions, tokenGuid], [200, [], null]);
  assert.equal(
    limitsData.map(({ limitType, limitState, limitValue }) => [limitType, limitState, limitValue]),
    [
      [1, 'ACTIVE', 5000],
      [12, 'ACTIVE', 9000],
    ],
  );
  assert.is(await stake(5001), 'limit-reached 5000');
  await saved(wish(1, 2000));
  assert.is(await stake(2001), 'limit-reached 2000');
  assert.is((await limit(1))?.limitBalance, 2000);
  await harness.close();
});

test('A1: a higher one comes after 24 hours, and not one second early', async () => {
  const { harness, wish, saved, stake, later, limit } = await opened();
  await saved(wish(1, 2000));
  await saved(wish(1, 5000));
  assert.equal((await limit(1))?.pending, {
    ...{ limitValue: 5000, endsAt: (START + DAY) / 1000, limitState: 'PENDING' },
  });
  await later(DAY - 1000);
  assert.is(await stake(2001), 'limit-reached 2000');
  await later(DAY);
  assert.is(await stake(5000), 'accepted');
  assert.is((await limit(1))?.pending, undefined);
  await harness.close();
});

test('A1: where it is confirmed again, it waits for that as well', async () => {
  const { harness, wish, saved, stake, later, limit, action } = await opened('uk');
  await saved(wish(1, 2000));
  await saved(wish(1, 5000));
  assert.is((await limit(1))?.needApprove, true);
  await later(DAY - 1000);
  assert.is(await action('approve'), 403, 'the server keeps to it whatever the client does');
  assert.is(await stake(2001), 'limit-reached 2000');
  await later(2 * DAY);
  assert.is(await stake(2001), 'limit-reached 2000', 'nobody has said so again');
  assert.is(await action('approve'), 204);
  assert.is(await stake(5000), 'accepted');
  assert.is(await action('approve'), 403);
  await harness.close();
});

test('a looser limit that waits can be taken back, by itself or by a stricter one', async () => {
  const { harness, player, wish, saved, later, limit } = await opened();
  await saved(wish(1, 2000), wish(31, 3));
  await saved(wish(1, 5000), wish(31, -1));
  await harness.call('limitDelete', { query: { limitType: '1' } }, player);
  assert.is((await limit(1))?.pending, undefined);
  assert.is((await limit(31))?.pending?.limitValue, -1);
  await saved(wish(31, 3));
  assert.is((await limit(31))?.pending, undefined);
  await later(3 * DAY);
  assert.equal([(await limit(1))?.limitValue, (await limit(31))?.limitValue], [2000, 3]);
  await harness.close();
});

test('a word about looser limits may name the types that it is about, and else is about all', async () => {
  const { harness, player, wish, saved, later, limit } = await opened('uk');
  const decide = async (action: 'approve' | 'reject', ...limitTypes: number[]) =>
    (await harness.call('limitAction', { body: { action, limitTypes } }, player)).status;
  const waiting = async () => {
    const { limits } = (await harness.call('limits', {}, player)).body;
    return limits.filter(({ pending }) => pending).map(({ limitType }) => limitType);
  };
  await saved(wish(1, 100), wish(2, 100), wish(3, 100), wish(31, 3));
  await saved(wish(1, 200), wish(2, 200), wish(3, 200), wish(31, 4));
  assert.is(await decide('reject', 2), 204);
  assert.equal(await waiting(), [1, 3, 31]);
  assert.is(await decide('reject', 2), 403, 'it waits no more');
  assert.is(await decide('approve', 99), 403);
  await later(DAY - 1000);
  assert.is(await decide('approve', 1), 403);
  await harness.call('limitDelete', { query: {}, body: { limitTypes: [31, 2] } }, player);
  assert.equal(await waiting(), [1, 3]);
  await later(DAY);
  assert.is(await decide('approve', 1), 204);
  assert.equal([(await limit(1))?.limitValue, await waiting()], [200, [3]]);
  await harness.call('limitDelete', { query: {} }, player);
  assert.equal(await waiting(), []);
  await harness.close();
});

test('a looser deposit limit begins with questions, then waits, then is approved or rejected', async () => {
  const { harness, wish, saved, later, limit, action, answer } = await opened();
  await saved(wish(20, 2000));
  const first = await saved(wish(20, 5000), wish(1, 100));
  assert.is(first.questions.length, 3);
  assert.is((await limit(1))?.limitValue, 100, 'what is stricter holds already');
  assert.is((await limit(20))?.pending, undefined, 'nothing waits before the answers');
  const wrong = await answer(first.tokenGuid, false);
  assert.equal(wrong.body.questionsResult, [false, false, false]);
  assert.is(wrong.body.success, false);
  assert.is((await answer(first.tokenGuid)).status, 409, 'the questions are over');
  const second = await saved(wish(20, 5000));
  assert.is((await answer(second.tokenGuid)).body.success, true);
  assert.is((await limit(20))?.pending?.limitValue, 5000);
  await later(DAY);
  assert.is(await action('reject'), 204);
  assert.equal([(await limit(20))?.limitValue, (await limit(20))?.pending], [2000, undefined]);
  const third = await saved(wish(20, 999_999_999));
  await answer(third.tokenGuid);
  await later(2 * DAY);
  assert.is(await action('approve'), 204);
  assert.equal(
    [(await limit(20))?.limitValue, (await limit(20))?.limitState],
    [999_999_999, 'INACTIVE'],
  );
  await harness.close();
});

test('all of a wish is done, or nothing of it', async () => {
  const { harness, wish, codes, limit } = await opened();
  assert.equal(await codes(wish(1, 100), wish(31, 25)), ['1701']);
  assert.is(await limit(1), undefined);
  assert.equal(await codes(wish(1, 100), wish(1, 200)), ['400']);
  assert.equal(await codes(), ['400']);
  assert.equal(await codes(wish(99, 1)), ['1701']);
  assert.equal(await codes(wish(37, 1)), ['1701'], 'a lock is set by its own call');
  assert.equal(await codes(wish(1, 1.5)), ['400'], 'money is whole minor units');
  assert.equal(await codes(wish(30, 7, { selfExcludeReason: 99 })), ['400']);
  await harness.close();
});

test('A5, A6: where the law asks for limits nobody bets before they are set', async () => {
  for (const [place, types] of [
    ['de', [22]],
    ['se', [20, 21, 22]],
  ] as const) {
    const { harness, wish, saved, stake } = await opened(place);
    for (const type of types) {
      assert.is(await stake(100), `limit-missing ${type}`, `${place} without ${type}`);
      await saved(wish(type, 5000));
    }
    assert.is(await stake(100), 'accepted', place);
    await harness.close();
  }
});

test('A6: no limit above what the law allows, nor without the one that must be', async () => {
  const { harness, wish, codes, saved, limit } = await opened('de');
  assert.equal(await codes(wish(22, 100_001)), ['1703']);
  assert.equal(await codes(wish(22, 999_999_999)), ['1704']);
  await saved(wish(22, 50_000));
  assert.is((await limit(22))?.limitValue, 50_000);
  await harness.close();
});

test('A14: who excludes themselves is signed out everywhere at once, and places no bet', async () => {
  const { harness, player, wish, saved, stake } = await opened();
  const elsewhere = await harness.signIn();
  const [reason] = (await harness.call('selfExcludeReasons', {}, player)).body;
  const { limitsData } = await saved(wish(30, 7, { selfExcludeReason: reason?.id ?? 0 }));
  assert.is(limitsData[0]?.endsAt, (START + 7 * DAY) / 1000);
  assert.is((await harness.call('limits', {}, player)).status, 401);
  assert.is((await harness.call('limits', {}, elsewhere)).status, 401);
  assert.is(await stake(100), 401);
  const again = await playerOn(harness);
  assert.is((await harness.call('betHistory', { query: {} }, again)).status, 200, 'history stays');
  const shorter = { limits: [wish(30, 1)] };
  const { errors } = await harness.call('limitsSave', { body: shorter }, again);
  assert.equal(
    errors.map(({ code }) => code),
    ['1702'],
  );
  await harness.close();
});

test('A14: in Ontario who is excluded cannot sign in until it is over', async () => {
  const { harness, wish, saved } = await opened('on');
  await saved(wish(30, 1));
  const body = { login: encoded(LOGIN), password: encoded(PASSWORD) };
  const { status, errors } = await harness.call('loginByEmail', { body });
  assert.equal([status, errors[0]?.code, errors[0]?.detail], [403, '1009', 'auth_excluded']);
  harness.clock.now = START + DAY;
  assert.is((await harness.call('loginByEmail', { body })).status, 200);
  await harness.close();
});

test('A13: the button shuts a player out at once for 24 hours, unasked, and it ends by itself', async () => {
  const { harness, player } = await opened('de');
  const { body } = await harness.call('blockUser', { body: {} }, player);
  assert.is(body.success, true);
  assert.is((await harness.call('limits', {}, player)).status, 401);
  const again = await playerOn(harness);
  const limitsNow = async () => (await harness.call('limits', {}, again)).body.limits;
  assert.equal(
    (await limitsNow()).map(({ limitType, limitState, endsAt }) => [limitType, limitState, endsAt]),
    [[37, 'ACTIVE', (START + DAY) / 1000]],
  );
  harness.clock.now = START + DAY;
  await again.renew();
  assert.is((await limitsNow())[0]?.limitState, 'INACTIVE');
  await harness.close();
});

test('questions and reasons are asked in the language of the player', async () => {
  const { harness, player } = await opened();
  const reasons = async (language: string) => {
    const headers = { authorization: `Bearer ${player.token}`, 'x-language': language };
    return (await harness.raw('selfExcludeReasons', { headers })).json();
  };
  const ids = async (language: string) =>
    ((await reasons(language)) as { id: number }[]).map(({ id }) => id);
  assert.equal(await ids('de'), await ids('en'));
  assert.is.not(JSON.stringify(await reasons('de')), JSON.stringify(await reasons('en')));
  await harness.close();
});

test.run();
