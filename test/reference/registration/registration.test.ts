import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { solve } from '../support/captcha.ts';
import { encoded, LOGIN } from '../support/harness.ts';
import {
  type Body,
  CHOICE,
  FULL,
  PASSWORD,
  PHONE,
  register,
  start,
  troubles,
} from '../support/registration.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('registration');
test('one click makes login and password, and signs in', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const { status, body } = await register(visitor, 'fast_reg', { ...CHOICE, country: 'ie' });
  assert.is(status, 200);
  assert.match(body.login, /^p\d{9}$/);
  assert.match(body.password ?? '', /^[A-Za-z2-9]{12}$/);
  assert.is(await visitor.userId(), body.userId);
  const other = visitorOf(harness);
  assert.is((await other.signIn(body.login, body.password)).body.userId, body.userId);
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.is(result.activation_type, 0);
  assert.is(result.remaining_days_to_activate, 30);
  assert.is(result.user_country_code, 'ie');
  await harness.close();
});

test('accounts open in the chosen currency, with a bonus account for who wants one', async () => {
  const harness = await start();
  const accounts = async (body: Body) => {
    const visitor = visitorOf(harness);
    await register(visitor, 'fast_reg', { country: 'ie', ...body });
    const { body: balance } = await visitor.call('balance', {});
    return {
      accounts: balance.all_accounts.map(({ type, iso, money }) => `${type} ${iso} ${money}`),
      first: balance.is_available_first_deposit_bonus,
    };
  };
  assert.equal(await accounts({ currency: 'JPY', bonus: 2 }), {
    accounts: ['0 JPY 200000', '4 JPY 10000'],
    first: true,
  });
  assert.equal(await accounts({ currency: 'EUR', bonus: 0 }), {
    accounts: ['0 EUR 100000'],
    first: false,
  });
  const declined = { currency: 'EUR', bonus: 1, first_deposit_bonus_type: 0 } as const;
  assert.is((await accounts(declined)).first, false);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('a new player is invited to pay in, unless something keeps them from it', async () => {
  const harness = await start();
  const open = await register(visitorOf(harness), 'fast_reg', { ...CHOICE, country: 'ie' });
  assert.is(open.body.mayDeposit, true);
  await harness.close();
  const barred = await start({ banLevel: 3 });
  const { body } = await register(visitorOf(barred), 'fast_reg', { ...CHOICE, country: 'ie' });
  assert.is(body.mayDeposit, false);
  await barred.close();
});

test('a phone registers with the code that was sent to it', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const body = { ...CHOICE, phone: PHONE };
  const code = async (who: Visitor) => {
    await who.call('sendSms', { body: { phone: encoded(PHONE), purpose: 'registration' } });
    return who.mail(PHONE).code ?? '';
  };
  assert.equal(await troubles(harness, 'phone_reg', body), ['1414 /sms_code']);
  const first = await code(visitor);
  const wrong = first === '000000' ? '000001' : '000000';
  const refused = await register(visitor, 'phone_reg', { ...body, sms_code: wrong });
  assert.is(refused.errors[0]?.code, '1413');
  const made = await register(visitor, 'phone_reg', { ...body, sms_code: first });
  assert.is(made.status, 200);
  assert.ok(made.body.password);
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.is(result.activation_type, 3);
  assert.equal([result.phone_code, result.phone_number], ['+353', '861234567']);
  const byPhone = await visitorOf(harness).call('loginByPhone', {
    body: {
      countryCode: 'ie',
      phone: encoded('861234567'),
      password: encoded(made.body.password ?? ''),
    },
  });
  assert.is(byPhone.body.userId, made.body.userId);
  harness.clock.now += 3_600_000;
  const second = visitorOf(harness);
  const known = await register(second, 'phone_reg', { ...body, sms_code: await code(second) });
  assert.is(known.errors[0]?.code, '1412', 'who has the phone in hand may know');
  await harness.close();
});

test('a whole registration keeps what was said, and asks to confirm the address', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const body = {
    ...FULL,
    registration_address: '1 Main Street, Cork',
    passport_series: 'AB',
    passport_number: 'canary-4711',
    passport_issue_date: '2020-01-01',
    inn: '1234567890',
    login: encoded('zoe'),
    mailing: { enable_mail_news: true, enable_mail_bets: false },
  };
  const made = await register(visitor, 'full_reg', body);
  assert.is(made.status, 200);
  assert.match(made.body.login, /^zoe-\d{5}$/);
  assert.is(made.body.password, undefined, 'who chose it knows it');
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.equal(result.user_data, {
    date_birthday: '1990-06-15',
    document_type_id: 0,
    inn: '1234567890',
    name: 'Zoë',
    passport: 'AB canary-4711',
    passport_date: '2020-01-01',
    passport_end_date: '',
    registration_address: '1 Main Street, Cork',
    surname: 'Murphy',
  });
  assert.is(result.activation_type, 0);
  assert.is(result.user_email, 'zoe@example.test');
  assert.equal((await visitor.call('mailing', {})).body, {
    enable_mail_news: true,
    enable_mail_deposit: true,
    enable_mail_bets: false,
    enable_sms_news: false,
  });
  assert.is(visitor.mail('zoe@example.test').purpose, 'activation');
  for (const login of ['zoe@example.test', 'ZOE@example.TEST ', made.body.login]) {
    const signedIn = await visitorOf(harness).signIn(login, PASSWORD);
    assert.is(signedIn.body.userId, made.body.userId, login);
  }
  const rows = harness.backEnd.database.all(
    v.record(v.string(), v.unknown()),
    'SELECT * FROM personal_data',
  );
  assert.not.match(JSON.stringify(rows), 'canary-4711');
  await harness.close();
});

test('an address that is another player’s is told by nothing', async () => {
  const harness = await start();
  const answers: unknown[] = [];
  await visitorOf(harness).signIn();
  for (const email of [LOGIN, 'new@example.test', LOGIN, 'new@example.test']) {
    const visitor = visitorOf(harness);
    const { status, body, errors } = await register(
      visitor,
      'full_reg',
      { ...FULL, email, login: encoded('wish') },
      answers.length === 3 ? { 'x-captcha-token': await solve(harness, visitor, '100') } : {},
    );
    const { login, ...rest } = body;
    answers.push({ status, errors, login: login.replace(/\d/g, '0'), fields: Object.keys(rest) });
    assert.ok(await visitor.userId());
  }
  assert.equal(new Set(answers.map((one) => JSON.stringify(one))).size, 1);
  assert.is((await visitorOf(harness).signIn(LOGIN)).body.userId, `user-${LOGIN}`);
  await harness.close();
});

test('credentials are mailed without the password, in the first hour', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const made = await register(visitor, 'fast_reg', { ...CHOICE, country: 'ie' });
  const ask = (email: string) => visitor.call('credentialsEmail', { body: { email } });
  assert.is((await ask('nowhere')).errors[0]?.pointer, '/email');
  assert.equal((await ask('Zoe@example.test')).body, { success: true });
  const { text } = visitor.mail('zoe@example.test');
  assert.match(text, made.body.login);
  assert.not.match(text, made.body.password ?? '-');
  assert.match(text, '/en/user/stopnewsletter?token=');
  harness.clock.now += 3_600_000;
  assert.is((await ask('zoe@example.test')).status, 409);
  const old = visitorOf(harness);
  await old.signIn();
  const { status } = await old.call('credentialsEmail', { body: { email: 'a@example.test' } });
  assert.is(status, 409, 'who did not register here has none to send');
  await harness.close();
});

test.run();
