import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { challengeFor, readAnswer, solve } from '../support/captcha.ts';
import { LOGIN, startBackEnd } from '../support/harness.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('captchas that are guessed');
const MINUTE = 60_000;

test('where places of the slider are guessed, digits are asked for instead', async () => {
  const harness = await startBackEnd({
    board: fakeBoard(),
    conditions: { captchaCalls: { rights: '113' } },
  });
  const from = (visitor: Visitor, name: 'rights' | 'captchaUpdate', place: string, proof = '') =>
    visitor.call(name, name === 'rights' ? {} : { query: { code: '113' } }, {
      'x-forwarded-for': place,
      ...(proof ? { 'x-captcha-token': proof } : {}),
    });
  const guesser = '2001:db8::';
  for (let i = 0; i < 5; i += 1) {
    const visitor = visitorOf(harness);
    const { body } = await from(visitor, 'captchaUpdate', `${guesser}${i}`);
    const { challenge } = body as { challenge: Parameters<typeof readAnswer>[1] };
    const far = (Number(readAnswer(harness, challenge)) + 40) % 99;
    const captcha = `${challenge.id}:${far}`;
    const headers = { 'x-forwarded-for': `${guesser}${i}` };
    const wrong = await visitor.call('captchaValidate', { body: { captcha } }, headers);
    assert.not.ok('token' in wrong.body);
  }
  const visitor = visitorOf(harness);
  await visitor.signIn(LOGIN);
  assert.is((await from(visitor, 'rights', `${guesser}99`)).errors[0]?.code, '111');
  const slider = await solve(harness, visitor, '113');
  assert.is((await from(visitor, 'rights', `${guesser}99`, slider)).errors[0]?.code, '111');
  const digits = await solve(harness, visitor, '111');
  assert.is((await from(visitor, 'rights', `${guesser}99`, digits)).status, 200);
  assert.is((await from(visitor, 'rights', '2001:db8:0:1::1')).errors[0]?.code, '113');
  harness.clock.now += 10 * MINUTE;
  assert.is((await from(visitor, 'rights', `${guesser}99`)).errors[0]?.code, '113');
  await harness.close();
});

test('a place that was found where places are guessed opens nothing elsewhere', async () => {
  const harness = await startBackEnd({
    board: fakeBoard(),
    conditions: { captchaCalls: { rights: '113' } },
  });
  const [guessing, clean] = ['10.1.0.1', '10.2.0.1'];
  const placed = async (visitor: Visitor, away: number) => {
    const challenge = await challengeFor(visitor, '113');
    const place = (Number(readAnswer(harness, challenge)) + away) % 100;
    const body = { captcha: `${challenge.id}:${place}` };
    const headers = { 'x-forwarded-for': guessing };
    const { body: judged } = await visitor.call('captchaValidate', { body }, headers);
    return 'token' in judged ? judged.token : null;
  };
  const usedElsewhere = async (visitor: Visitor, proof: string | null) => {
    const headers = { 'x-forwarded-for': clean, 'x-captcha-token': proof ?? '' };
    const { status, errors } = await visitor.call('rights', {}, headers);
    return errors[0]?.code ?? status;
  };
  const before = visitorOf(harness);
  await before.signIn(LOGIN);
  assert.is(await usedElsewhere(before, await placed(before, 0)), 200);
  for (let i = 0; i < 5; i += 1) assert.is(await placed(visitorOf(harness), 40), null);
  const after = visitorOf(harness);
  await after.signIn(LOGIN);
  assert.is(await usedElsewhere(after, await placed(after, 0)), '113');
  harness.clock.now += 10 * MINUTE;
  assert.is(await usedElsewhere(after, await placed(after, 0)), 200);
  await harness.close();
});

test.run();
