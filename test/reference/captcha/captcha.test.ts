import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { fakeBoard } from '../support/board.ts';
import {
  challengeFor,
  moveAnswer,
  readAnswer,
  solutionOf,
  solve,
  workOut,
} from '../support/captcha.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('captchas');
const MINUTE = 60_000;
const PHONE = '+353861234567';
const CODES = ['100', '111', '112', '113'] as const;

/** Reading one's rights needs whatever the conditions say. */
const demanding = (code: (typeof CODES)[number]) => ({ captchaCalls: { rights: code } });

async function start(code: (typeof CODES)[number]) {
  const harness = await startBackEnd({
    board: fakeBoard(),
    identity: await identityWith(LOGIN, PHONE),
    conditions: demanding(code),
  });
  const visitor = visitorOf(harness);
  await visitor.signIn(PHONE);
  return { harness, visitor };
}

const rights = (visitor: Visitor, proof?: string) =>
  visitor.call('rights', {}, proof === undefined ? {} : { 'x-captcha-token': proof });

const validate = async (visitor: Visitor, captcha: string) =>
  (await visitor.call('captchaValidate', { body: { captcha } })).body;

for (const code of CODES) {
  test(`${code}: a call waits for its captcha, and goes through once with the proof`, async () => {
    const { harness, visitor } = await start(code);
    const refused = await rights(visitor);
    assert.is(refused.status, 400);
    assert.is(refused.errors[0]?.code, code);
    const proof = await solve(harness, visitor, code);
    assert.is((await rights(visitor, proof)).status, 200);
    assert.is((await rights(visitor, proof)).errors[0]?.code, code, 'the proof is used up');
    await harness.close();
  });

  test(`${code}: a challenge is solved once, by its visit, in time`, async () => {
    const { harness, visitor } = await start(code);
    const solved = async () => {
      const challenge = await challengeFor(visitor, code);
      return `${challenge.id}:${await solutionOf(harness, visitor, challenge)}`;
    };
    const first = await solved();
    const stranger = visitorOf(harness);
    await stranger.signIn();
    const timeUp = { type: 1, time: 0, error_message: 'captcha_time_up' };
    assert.equal(await validate(stranger, first), timeUp);
    assert.ok('token' in (await validate(visitor, first)));
    assert.equal(await validate(visitor, first), timeUp);
    const second = await solved();
    harness.clock.now += 5 * MINUTE;
    assert.equal(await validate(visitor, second), timeUp);
    await harness.close();
  });

  test(`${code}: a proof is for its code, its visit and two minutes`, async () => {
    const { harness, visitor } = await start(code);
    const stranger = visitorOf(harness);
    await stranger.signIn();
    await stranger.call('captchaUpdate', { query: { code: '100' } });
    const proof = await solve(harness, visitor, code);
    assert.is((await rights(stranger, proof)).status, 400);
    const other = code === '100' ? '111' : '100';
    harness.backEnd.climate.change(demanding(other));
    assert.is((await rights(visitor, proof)).errors[0]?.code, other);
    harness.backEnd.climate.change(demanding(code));
    harness.clock.now += 2 * MINUTE;
    assert.is((await rights(visitor, proof)).errors[0]?.code, code);
    harness.clock.now -= 1;
    assert.is((await rights(visitor, proof)).status, 200);
    await harness.close();
  });
}

test('one proof lets each of the calls through that waited for it', async () => {
  const { harness, visitor } = await start('100');
  harness.backEnd.climate.change({ captchaCalls: { rights: '100', balance: '100' } });
  const proof = { 'x-captcha-token': await solve(harness, visitor, '100') };
  assert.is((await visitor.call('rights', {}, proof)).status, 200);
  assert.is((await visitor.call('balance', {}, proof)).status, 200);
  assert.is((await visitor.call('balance', {}, proof)).status, 400);
  await harness.close();
});

test('wrong digits ask for another picture; too many lock, and sign out', async () => {
  const { harness, visitor } = await start('111');
  const wrong = async () => {
    const challenge = await challengeFor(visitor, '111');
    return validate(visitor, `${challenge.id}:00000`);
  };
  for (let i = 0; i < 4; i += 1) {
    assert.equal(await wrong(), { type: 1, time: 0, error_message: 'captcha_wrong' });
  }
  assert.equal((await visitor.call('captchaTime', {})).body, { time: 0 });
  assert.equal(await wrong(), { type: 2, time: 300, error_message: 'captcha_locked' });
  harness.clock.now += MINUTE;
  assert.equal((await visitor.call('captchaTime', {})).body, { time: 240 });
  const challenge = await challengeFor(visitor, '111');
  const right = `${challenge.id}:${readAnswer(harness, challenge)}`;
  assert.equal(await validate(visitor, right), {
    type: 2,
    time: 240,
    error_message: 'captcha_locked',
  });
  harness.clock.now += 4 * MINUTE;
  assert.equal((await visitor.call('captchaTime', {})).body, { time: 0 });
  assert.ok(await solve(harness, visitor, '111'));
  await harness.close();
});

test('a wrong answer uses a picture up, even where the next one would be right', async () => {
  const { harness, visitor } = await start('111');
  const challenge = await challengeFor(visitor, '111');
  const answer = readAnswer(harness, challenge);
  assert.match(answer, /^[1-9]{5}$/);
  await validate(visitor, `${challenge.id}:11`);
  assert.not.ok('token' in (await validate(visitor, `${challenge.id}:${answer}`)));
  await harness.close();
});

test('digits are taken with gaps, as people type them', async () => {
  const { harness, visitor } = await start('111');
  const challenge = await challengeFor(visitor, '111');
  const spaced = [...readAnswer(harness, challenge)].join(' ');
  assert.ok('token' in (await validate(visitor, `${challenge.id}: ${spaced} `)));
  await harness.close();
});

test('the slider counts near its place, not far from it', async () => {
  const { harness, visitor } = await start('113');
  for (const [beside, isTaken] of [
    [0, true],
    [2, true],
    [-2, true],
    [3, false],
    [-3, false],
  ] as const) {
    const challenge = await challengeFor(visitor, '113');
    const drawn = Number(readAnswer(harness, challenge));
    assert.ok(drawn >= challenge.min + 11 && drawn <= challenge.max);
    // Near an end of the slider not all of these could be given.
    const value = 50;
    moveAnswer(harness, challenge, value);
    const answer = await validate(visitor, `${challenge.id}:${value + beside}`);
    assert.is('token' in answer, isTaken, `${beside}`);
  }
  await harness.close();
});

test('a code by SMS goes to the player’s own number, and may be typed again', async () => {
  const { harness, visitor } = await start('112');
  const challenge = await challengeFor(visitor, '112');
  assert.is(challenge.phoneEnd, '67');
  assert.is(challenge.resendAt, harness.clock.now + MINUTE);
  const { code = '' } = visitor.mail(PHONE);
  const wrong = code === '111111' ? '222222' : '111111';
  assert.not.ok('token' in (await validate(visitor, `${challenge.id}:${wrong}`)));
  const same = await challengeFor(visitor, '112');
  assert.is(same.id, challenge.id, 'asking again soon sends nothing');
  assert.is(harness.outbox.after(0).length, 1);
  assert.ok('token' in (await validate(visitor, `${challenge.id}:${code}`)));
  harness.clock.now += MINUTE;
  await challengeFor(visitor, '112');
  assert.is(harness.outbox.after(0).length, 2);
  await harness.close();
});

test('who has no number is asked for digits instead, and nobody gets an SMS for nothing', async () => {
  const { harness } = await start('112');
  const visitor = visitorOf(harness);
  await visitor.signIn(LOGIN);
  assert.is((await rights(visitor)).errors[0]?.code, '111');
  const update = await visitor.call('captchaUpdate', { query: { code: '112' } });
  assert.is(update.status, 409);
  assert.is(update.errors[0]?.code, '1201');
  assert.is(harness.outbox.after(0).length, 0);
  await harness.close();
});

test('a proof of work that was not done, or not here, is none', async () => {
  const { harness, visitor } = await start('100');
  const attempt = async (change: (payload: Payload) => unknown) => {
    const challenge = await challengeFor(visitor, '100');
    const payload = JSON.parse(Buffer.from(await workOut(challenge), 'base64').toString());
    const text = Buffer.from(JSON.stringify(change(payload))).toString('base64');
    return 'token' in (await validate(visitor, `${challenge.id}:${text}`));
  };
  const other = await challengeFor(visitor, '100');
  const otherWork = JSON.parse(Buffer.from(await workOut(other), 'base64').toString());
  assert.ok(await attempt((payload) => payload));
  harness.clock.now += 11 * MINUTE;
  assert.not.ok(await attempt(() => otherWork), 'the work of another challenge');
  assert.not.ok(
    await attempt(({ challenge, solution }) => ({
      challenge,
      solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' },
    })),
  );
  harness.clock.now += 11 * MINUTE;
  assert.not.ok(
    await attempt(({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    })),
  );
  assert.not.ok(await attempt(() => null));
  harness.clock.now += 11 * MINUTE;
  assert.not.ok(
    await attempt(({ challenge, solution }) => ({
      challenge: { ...challenge, signature: 'not hexadecimal' },
      solution,
    })),
  );
  await harness.close();
});

interface Payload {
  readonly challenge: { readonly parameters: Record<string, unknown>; readonly signature: string };
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

test('solutions of any kind are judged', async () => {
  const { harness, visitor } = await start('111');
  for (const captcha of ['', ':', 'x', ':::', 'a:b', `${'x'.repeat(16)}.${'y'.repeat(22)}:1`]) {
    assert.equal(await validate(visitor, captcha), {
      type: 1,
      time: 0,
      error_message: 'captcha_time_up',
    });
  }
  await harness.close();
});

test('a code that is no captcha is refused', async () => {
  const { harness, visitor } = await start('111');
  const response = await visitor.fetch('/captcha-api/v1/update?code=120');
  assert.is(response.status, 400);
  const { errors } = (await response.json()) as { errors: { pointer: string }[] };
  assert.is(errors[0]?.pointer, '/query/code');
  await harness.close();
});

test('a guest’s number comes from the call that was refused, not from who asks', async () => {
  const { harness } = await start('111');
  const visitor = visitorOf(harness);
  const attempt = () =>
    visitor.call('loginByPhone', {
      body: { countryCode: 'ie', phone: encoded('869999999'), password: encoded('x') },
    });
  for (let i = 0; i < 3; i += 1) await attempt();
  assert.is((await attempt()).errors[0]?.code, '112');
  const { phoneEnd } = await challengeFor(visitor, '112');
  assert.is(phoneEnd, '99');
  assert.is(visitor.mail().to, '+353869999999');
  const rows = harness.backEnd.database.all(
    v.record(v.string(), v.unknown()),
    'SELECT * FROM flows',
  );
  assert.not.match(JSON.stringify(rows), '869999999');
  await harness.close();
});

test.run();
