import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { solve } from '../support/captcha.ts';
import { encoded } from '../support/harness.ts';
import { CHOICE, FULL, register, start, troubles } from '../support/registration.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('the rules of registration');
test('a refusal points at every field that keeps to no rule', async () => {
  const harness = await start();
  assert.equal(await troubles(harness, 'fast_reg', CHOICE), ['1401 /country']);
  assert.equal(await troubles(harness, 'full_reg', CHOICE), [
    '1401 /birthday_date',
    '1401 /city',
    '1401 /country',
    '1401 /email',
    '1401 /name',
    '1401 /password',
    '1401 /phone',
    '1401 /surname',
  ]);
  const wrong = {
    ...FULL,
    name: '',
    surname: 'x'.repeat(61),
    city: 'C',
    birthday_date: '2010-01-01',
    passport_issue_date: '2030-01-01',
    email: 'nowhere',
    phone: '+353 1',
    country: 'zz',
    currency: 'XXX',
    password: encoded('password1'),
    login: 'not base64url!',
  };
  assert.equal(await troubles(harness, 'full_reg', wrong), [
    '1401 /name',
    '1402 /city',
    '1403 /surname',
    '1404 /email',
    '1404 /login',
    '1404 /phone',
    '1406 /passport_issue_date',
    '1407 /birthday_date',
    '1408 /password',
    '1410 /currency',
    '1411 /country',
  ]);
  const { status, errors } = await register(visitorOf(harness), 'full_reg', wrong);
  assert.is(status, 422);
  assert.ok(errors.every(({ detail }) => /^field_[a-z_]+$/.test(detail ?? '')));
  await harness.close();
});

test('a password that others could guess from the form is refused', async () => {
  const harness = await start();
  const judged = (password: string) =>
    troubles(harness, 'full_reg', { ...FULL, password: encoded(password) });
  assert.equal(await judged('Murphy is my name'), ['1408 /password']);
  assert.equal(await judged(' Babygirl1'), ['1408 /password'], 'many have it');
  assert.equal(await judged('my replaybook one'), ['1408 /password'], 'it names the site');
  assert.equal(await judged('short'), ['1402 /password']);
  assert.equal(await judged('x'.repeat(129)), ['1403 /password']);
  await harness.close();
});

test('how old one has to be is configured', async () => {
  const cases = [
    [18, '2008-03-01', true],
    [18, '2008-03-02', false],
    [21, '2008-03-01', false],
    [0, '2026-02-01', true],
  ] as const;
  for (const [registrationAge, birthday_date, isTaken] of cases) {
    const harness = await start({ registrationAge });
    const found = await troubles(harness, 'full_reg', { ...FULL, birthday_date });
    assert.equal(found, isTaken ? [] : ['1407 /birthday_date']);
    await harness.close();
  }
});

test('only the types that are configured are open, and only to guests', async () => {
  const harness = await start({ registrationTypes: ['full_reg'] });
  const body = { ...CHOICE, country: 'ie' };
  const closed = await register(visitorOf(harness), 'fast_reg', body);
  assert.is(closed.status, 403);
  assert.is(closed.errors[0]?.code, '1416');
  const { body: options } = await visitorOf(harness).call('registrationOptions', {});
  assert.equal(
    options.types.map(({ type }) => type),
    ['full_reg'],
  );
  assert.is(options.minimumAge, 18);
  assert.ok(options.currencies.some(({ iso, id }) => iso === 'EUR' && id === 978));
  const visitor = visitorOf(harness);
  await visitor.signIn();
  assert.is((await register(visitor, 'full_reg', FULL)).errors[0]?.code, '1007');
  await harness.close();
  const none = await start({ registrationAllowed: false });
  assert.is((await register(visitorOf(none), 'fast_reg', body)).errors[0]?.code, '1416');
  await none.close();
});

test('three accounts an hour from one address; then each needs a captcha', async () => {
  const harness = await start();
  const body = { ...CHOICE, country: 'ie' };
  for (let i = 0; i < 3; i += 1) {
    assert.is((await register(visitorOf(harness), 'fast_reg', body)).status, 200);
  }
  const visitor = visitorOf(harness);
  assert.is((await register(visitor, 'fast_reg', body)).errors[0]?.code, '100');
  const captcha = await solve(harness, visitor, '100');
  assert.is((await register(visitor, 'fast_reg', { ...body, captcha })).status, 200);
  await harness.close();
});

test.run();
