import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { register } from '../support/registration.ts';
import { linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('recovery');
const MINUTE = 60_000;
const PHONE = '+353861234567';
const NEW = 'a new and long one';

const start = async () =>
  startBackEnd({ board: fakeBoard(), identity: await identityWith(LOGIN, PHONE) });

const call = (visitor: Visitor, login = LOGIN) =>
  visitor.call('passwordRecovery', { path: { step: 'call' }, body: { login: encoded(login) } });
const give = async (visitor: Visitor, code: string) =>
  (await visitor.call('passwordRecovery', { path: { step: 'code' }, body: { code } })).body;
const choose = async (visitor: Visitor, password: string) =>
  (
    await visitor.call('passwordRecovery', {
      path: { step: 'password' },
      body: { password: encoded(password) },
    })
  ).body;

const other = (code: string) => (code === '111111' ? '222222' : '111111');

test('what a page asks for besides, before it has a visit, ends no recovery', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  visitor.cookies.set('rb_owner', 'of-this-browser');
  // Asked for before anything was answered, and answered last.
  const besides = visitorOf(harness);
  besides.cookies.set('rb_owner', 'of-this-browser');
  await call(visitor);
  await besides.call('registrationOptions', {});
  for (const [name, value] of besides.cookies) visitor.cookies.set(name, value);
  const { code = '' } = visitor.mail(LOGIN);
  assert.equal(await give(visitor, other(code)), { error: 'wrong_code' });
  assert.equal(await give(visitor, code), { expiresAt: harness.clock.now + 10 * MINUTE });
  const stranger = visitorOf(harness);
  stranger.cookies.set('rb_owner', 'of-another');
  await stranger.call('registrationOptions', {});
  assert.is.not(stranger.cookies.get('rb_visit'), visitor.cookies.get('rb_visit'));
  await harness.close();
});

test('call, code, password: the account is back', async () => {
  const harness = await start();
  const elsewhere = visitorOf(harness);
  await elsewhere.signIn();
  const { body: held } = await elsewhere.call('token', { query: { force_refresh: 'true' } });
  const visitor = visitorOf(harness);
  assert.equal((await call(visitor)).body, { expiresAt: harness.clock.now + 5 * MINUTE });
  const { code = '' } = visitor.mail(LOGIN);
  assert.equal(await give(visitor, code), { expiresAt: harness.clock.now + 10 * MINUTE });
  assert.equal(await choose(visitor, NEW), {});
  assert.is(await visitor.userId(), null, 'it does not sign in');
  assert.is((await visitorOf(harness).signIn(LOGIN, PASSWORD)).status, 403);
  assert.is((await visitorOf(harness).signIn(LOGIN, NEW)).status, 200);
  assert.is(await elsewhere.userId(), null, 'sessions of before are over');
  const headers = { authorization: `Bearer ${held.token}` };
  assert.is((await harness.raw('balance', { headers })).status, 401, 'so are tokens');
  assert.is(visitor.mail(LOGIN).purpose, 'password-changed');
  await harness.close();
});

test('a wrong code is told from one that came too late', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await call(visitor);
  const { code = '' } = visitor.mail(LOGIN);
  assert.equal(await give(visitor, other(code)), { error: 'wrong_code' });
  harness.clock.now += 5 * MINUTE;
  assert.equal(await give(visitor, code), { error: 'time_up' });
  await call(visitor);
  const fresh = visitor.mail(LOGIN).code ?? '';
  for (let i = 0; i < 5; i += 1) {
    assert.equal(await give(visitor, other(fresh)), { error: 'wrong_code' });
  }
  assert.equal(await give(visitor, fresh), { error: 'time_up' }, 'too many tries');
  await harness.close();
});

test('an account has twenty wrong guesses a day, whoever guesses; its link goes on working', async () => {
  const harness = await start();
  const guessing = async (login: string, guesses: number) => {
    const visitor = visitorOf(harness);
    const body = { login: encoded(login) };
    await visitor.call('passwordRecovery', { path: { step: 'call' }, body });
    const code = login === LOGIN ? (visitor.mail(LOGIN).code ?? '') : '000000';
    const answers = [];
    for (let i = 0; i < guesses; i += 1) answers.push((await give(visitor, other(code))).error);
    answers.push((await give(visitor, code)).error ?? 'right');
    return answers;
  };
  // Two an hour need no captcha.
  for (let hour = 0; hour < 4; hour += 1) {
    assert.is((await guessing(LOGIN, 4)).at(-1), 'right', `hour ${hour}`);
    harness.clock.now += 61 * MINUTE;
  }
  const spent = await guessing(LOGIN, 4);
  assert.is(spent.at(-1), 'wrong_code');
  assert.equal(spent, await guessing('nobody@example.test', 4), 'as of an account that is none');
  const owner = visitorOf(harness);
  await call(owner);
  const token = linkParameter(owner.mail(LOGIN), 'token');
  const body = { token, password: encoded(NEW) };
  assert.equal((await owner.call('passwordReset', { body })).body, {});
  harness.clock.now += 24 * 60 * MINUTE;
  assert.is((await guessing(LOGIN, 0)).at(-1), 'right');
  await harness.close();
});

test('steps are taken in order, by the visitor who called, and in time', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  assert.equal(await give(visitor, '123456'), { error: 'time_up' });
  assert.equal(await choose(visitor, NEW), { error: 'time_up' });
  await call(visitor);
  assert.equal(await choose(visitor, NEW), { error: 'time_up' }, 'no code yet');
  const { code = '' } = visitor.mail(LOGIN);
  const stranger = visitorOf(harness);
  await call(stranger, 'nobody@example.test');
  assert.is((await give(stranger, code)).error, 'wrong_code');
  await give(visitor, code);
  assert.equal(await choose(stranger, NEW), { error: 'time_up' });
  harness.clock.now += 10 * MINUTE;
  assert.equal(await choose(visitor, NEW), { error: 'time_up' });
  assert.is((await visitorOf(harness).signIn(LOGIN, PASSWORD)).status, 200);
  await harness.close();
});

test('a password that is no good can be chosen again', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await call(visitor);
  await give(visitor, visitor.mail(LOGIN).code ?? '');
  assert.equal(await choose(visitor, 'short'), {
    error: 'password-field',
    problems: ['too-short'],
  });
  assert.equal(await choose(visitor, 'player@example'), {
    error: 'password-field',
    problems: ['personal'],
  });
  assert.equal(await choose(visitor, NEW), {});
  assert.equal(await choose(visitor, NEW), { error: 'time_up' }, 'once');
  await harness.close();
});

test('the link in the message sets a password as well, once and for an hour', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const reset = async (token: string, password = NEW) =>
    (await visitor.call('passwordReset', { body: { token, password: encoded(password) } })).body;
  assert.equal(await reset('guess'), { error: 'wrong_code' });
  await call(visitor);
  const mail = visitor.mail(LOGIN);
  assert.match(mail.link ?? '', '/en/user/passwordreset?token=');
  const token = linkParameter(mail, 'token');
  assert.is((await reset(token, 'short')).error, 'password-field');
  assert.equal(await reset(token), {});
  assert.equal(await reset(token), { error: 'wrong_code' });
  assert.is((await visitorOf(harness).signIn(LOGIN, NEW)).status, 200);
  await call(visitor);
  const late = linkParameter(visitor.mail(LOGIN), 'token');
  harness.clock.now += 60 * MINUTE;
  assert.equal(await reset(late), { error: 'time_up' });
  await harness.close();
});

test('a newer link takes the place of the one before', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const links: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    await call(visitor);
    links.push(linkParameter(visitor.mail(LOGIN), 'token'));
  }
  const reset = async (token = '') =>
    (await visitor.call('passwordReset', { body: { token, password: encoded(NEW) } })).body;
  assert.equal(await reset(links[0]), { error: 'wrong_code' });
  assert.equal(await reset(links[1]), {});
  await harness.close();
});

test('a code goes to the phone that was typed, and confirms it', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await call(visitor, PHONE);
  const message = visitor.mail(PHONE);
  assert.is(message.kind, 'sms');
  await give(visitor, message.code ?? '');
  assert.equal(await choose(visitor, NEW), {});
  const signedIn = await visitor.call('loginByPhone', {
    body: { countryCode: '+353', phone: encoded('861234567'), password: encoded(NEW) },
  });
  assert.is(signedIn.status, 200);
  await harness.close();
});

test('a login that is none at all is said to be missing', async () => {
  const harness = await start();
  const { status, errors } = await visitorOf(harness).call('passwordRecovery', {
    path: { step: 'call' },
    body: {},
  });
  assert.is(status, 422);
  assert.is(errors[0]?.pointer, '/login');
  await harness.close();
});

test('changing a password asks for the old one, and signs out everywhere else', async () => {
  const harness = await start();
  const [here, there] = [visitorOf(harness), visitorOf(harness)];
  for (const visitor of [here, there]) await visitor.signIn();
  const change = (password: string, newPassword: string) =>
    here.call('passwordChange', {
      body: { password: encoded(password), newPassword: encoded(newPassword) },
    });
  assert.is((await change('wrong', NEW)).errors[0]?.pointer, '/password');
  assert.equal((await change(PASSWORD, 'short')).body, {
    error: 'password-field',
    problems: ['too-short'],
  });
  const config = async () => (await here.call('userConfig', {})).body.result;
  assert.is((await config()).protection_methods.is_changed_password, false);
  assert.equal((await change(PASSWORD, NEW)).body, {});
  assert.is(await here.userId(), `user-${LOGIN}`);
  assert.is(await there.userId(), null);
  assert.is((await config()).protection_methods.is_changed_password, true);
  assert.is((await config()).changed_pass_day_count, 0);
  harness.clock.now += 3 * 24 * 60 * MINUTE;
  assert.is((await config()).changed_pass_day_count, 3);
  await harness.close();
});

test('the newsletter ends by its link, for whoever follows it, and by no other', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const made = await register(visitor, 'fast_reg', {
    country: 'ie',
    currency: 'EUR',
    bonus: 0,
    mailing: { enable_mail_news: true },
  });
  assert.is(made.status, 200);
  await visitor.call('credentialsEmail', { body: { email: 'zoe@example.test' } });
  const token = /stopnewsletter\?token=(\S+)/.exec(visitor.mail().text)?.[1] ?? '';
  const stop = async (text: string) =>
    (await visitorOf(harness).call('newsletterStop', { body: { token: text } })).body.success;
  for (const text of ['', 'x.y', `${token}x`, token.replace('.', '')]) {
    assert.is(await stop(text), false);
  }
  assert.is((await visitor.call('mailing', {})).body.enable_mail_news, true);
  assert.is(await stop(token), true);
  assert.is((await visitor.call('mailing', {})).body.enable_mail_news, false);
  const saved = await visitor.call('mailingSave', { body: { enable_sms_news: true } });
  assert.equal(saved.body, {
    enable_mail_news: false,
    enable_mail_deposit: true,
    enable_mail_bets: true,
    enable_sms_news: true,
  });
  await harness.close();
});

test.run();
