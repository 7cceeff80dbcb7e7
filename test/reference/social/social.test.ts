import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SOCIAL_NETWORKS } from '../../../src/domain/auth/social-networks.ts';
import { arrivals } from '../support/arrivals.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { FAST, register } from '../support/registration.ts';
import { credentialOf, signInWith, vouch, vouchForLink } from '../support/social.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('signing in with a network');

const start = (config: Record<string, unknown> = {}) =>
  startBackEnd({ board: fakeBoard(), config: { oneTapAvailable: true, ...config } });

test('whom nobody knows registers, and signs in the next time', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const first = await signInWith(visitor, 'telegram');
  assert.equal(first.body, {
    userId: null,
    next: 'registration',
    profile: { name: 'First', surname: 'Example', email: 'first@telegram.example.test' },
  });
  assert.is(await visitor.userId(), null);
  const made = await register(visitor, 'soc_reg', FAST);
  assert.is(made.status, 200);
  assert.is(made.body.password, undefined, 'nobody needs it');
  assert.is(await visitor.userId(), made.body.userId);
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.is(result.user_email, 'first@telegram.example.test');
  assert.is(result.activation_type, 1, 'the network vouched for the address');
  assert.is(result.user_name, 'First');
  const again = visitorOf(harness);
  assert.is((await signInWith(again, 'telegram')).body.userId, made.body.userId);
  const another = await signInWith(visitorOf(harness), 'telegram', 'telegram-2');
  assert.is(another.body.next, 'registration');
  await harness.close();
});

test('without a network’s word there is no registration by network', async () => {
  const harness = await start();
  assert.is((await register(visitorOf(harness), 'soc_reg', FAST)).errors[0]?.code, '1417');
  const late = visitorOf(harness);
  await signInWith(late, 'vk');
  harness.clock.now += 30 * 60_000;
  assert.is((await register(late, 'soc_reg', FAST)).errors[0]?.code, '1417');
  await harness.close();
});

test('one person of a network is one player', async () => {
  const harness = await start();
  const [one, two] = [visitorOf(harness), visitorOf(harness)];
  for (const visitor of [one, two]) await signInWith(visitor, 'vk');
  assert.is((await register(one, 'soc_reg', FAST)).status, 200);
  assert.is((await register(two, 'soc_reg', FAST)).errors[0]?.code, '1412');
  await harness.close();
});

test('a person of a network who registers several times at once makes one account', async () => {
  const harness = await start();
  const created: string[] = [];
  const { identity } = harness;
  const createUser = identity.createUser.bind(identity);
  const [one, two] = [visitorOf(harness), visitorOf(harness)];
  for (const visitor of [one, two]) await signInWith(visitor, 'vk');
  const all = arrivals('/web-api/registration/v1/soc_reg', 3);
  identity.createUser = async (user) => {
    await all;
    created.push(user.login);
    return createUser(user);
  };
  const answers = await Promise.all(
    [one, one, two].map((visitor) => register(visitor, 'soc_reg', FAST)),
  );
  const codes = answers.map(({ status, errors }) => errors[0]?.code ?? status);
  assert.equal(codes.sort(), ['1412', '1412', 200].sort());
  assert.is(created.length, 1, 'nothing is left behind of the others');
  await harness.close();
});

test('code and state are those of this visit, this network and this try', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const finish = (who: Visitor, body: { network: 'vk' | 'ok'; code: string; state: string }) =>
    who.call('loginBySocial', { body });
  const { code, state } = await vouch(visitor, 'vk');
  assert.is(
    (await finish(visitorOf(harness), { network: 'vk', code, state })).errors[0]?.code,
    '1005',
  );
  assert.is(
    (await finish(visitor, { network: 'vk', code, state: 'other' })).errors[0]?.code,
    '1005',
  );
  assert.is((await finish(visitor, { network: 'vk', code, state })).body.next, 'registration');
  assert.is((await finish(visitor, { network: 'vk', code, state })).errors[0]?.code, '1005');
  const other = await vouch(visitor, 'vk');
  assert.is((await finish(visitor, { ...other, network: 'ok' })).errors[0]?.code, '1005');
  const swapped = await vouch(visitor, 'vk');
  const fresh = await vouch(visitor, 'vk');
  assert.is(
    (await finish(visitor, { network: 'vk', code: swapped.code, state: fresh.state })).errors[0]
      ?.code,
    '1005',
    'a code of another try',
  );
  const late = await vouch(visitor, 'vk');
  harness.clock.now += 10 * 60_000;
  assert.is((await finish(visitor, { ...late, network: 'vk' })).errors[0]?.code, '1005');
  await harness.close();
});

test('the way leads back to the page it was begun for, in the player’s language', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const pages = [
    ['login', '/ru/user/login'],
    ['registration', '/ru/registration/socialregistration'],
  ] as const;
  for (const [purpose, page] of pages) {
    const { back } = await vouch(visitor, 'vk', 'vk-1', { lng: 'ru', purpose });
    assert.is(back.pathname, page);
    assert.is(back.searchParams.get('network'), 'vk');
  }
  await visitor.signIn();
  const { back } = await vouchForLink(visitor, 'vk', { lng: 'ru' });
  assert.is(back.pathname, '/ru/office/security');
  await harness.close();
});

test('a player who is signed in adds a network, and signs in with it from then on', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const ask = (who: Visitor, password: string) =>
    who.call('networkLink', { path: { network: 'apple' }, body: { password: encoded(password) } });
  const link = async (who: Visitor) => {
    const { code, state } = await vouchForLink(who, 'apple', { person: 'apple-3' });
    return who.call('loginBySocial', { body: { network: 'apple', code, state } });
  };
  assert.is((await ask(visitorOf(harness), PASSWORD)).status, 401);
  const wrong = await ask(visitor, 'that of nobody');
  assert.equal([wrong.errors[0]?.code, wrong.errors[0]?.pointer], ['1001', '/password']);
  assert.is((await link(visitor)).body.userId, `user-${LOGIN}`);
  assert.match(visitor.mail(LOGIN).text, 'with Apple');
  assert.is((await link(visitor)).body.userId, `user-${LOGIN}`);
  const other = visitorOf(harness);
  assert.is((await signInWith(other, 'apple', 'apple-3')).body.userId, `user-${LOGIN}`);
  const third = visitorOf(harness);
  await third.signIn('other@example.test');
  assert.is((await link(third)).errors[0]?.code, '1412');
  await harness.close();
});

test('a network is added to the account it was asked for, to no other and not for ever', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const back = async (answer: { code: string; state: string }) => {
    const { code, state } = answer;
    const { errors } = await visitor.call('loginBySocial', {
      body: { network: 'vk', code, state },
    });
    return errors[0]?.code;
  };
  await visitor.signIn();
  const begun = await vouchForLink(visitor, 'vk');
  await visitor.call('disconnect', { body: {} });
  await visitor.signIn('other@example.test');
  assert.is(await back(begun), '1005', 'somebody else is signed in by now');
  await visitor.call('disconnect', { body: {} });
  await visitor.signIn();
  const before = await vouchForLink(visitor, 'vk');
  const body = { password: encoded(PASSWORD), newPassword: encoded('quite another one') };
  await visitor.call('passwordChange', { body });
  assert.is(await back(before), '1005', 'the password is another one by now');
  assert.is((await signInWith(visitorOf(harness), 'vk')).body.next, 'registration');
  await harness.close();
});

test('networks are those of the configuration', async () => {
  const all = await start();
  for (const network of SOCIAL_NETWORKS) {
    const { status } = await visitorOf(all).call('oauth', { path: { network }, query: {} });
    assert.is(status, 200, network);
  }
  await all.close();
  const few = await start({ socialNetworks: ['vk'] });
  const ask = async (network: 'vk' | 'ok') =>
    (await visitorOf(few).call('oauth', { path: { network }, query: {} })).status;
  assert.equal([await ask('vk'), await ask('ok')], [200, 404]);
  await few.close();
});

async function oneTap(visitor: Visitor, credential: string, changes: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { credential, language: 'ru', currency: 'EUR', countryId: '372', ...changes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await visitor.fetch('/web-api/auth/v1/one-tap', { method: 'POST', body: form });
  const body = (await response.json()) as { redirectUrl?: string; errors?: { code: string }[] };
  return { status: response.status, ...body };
}

test('one tap registers whom nobody knows, and signs in whom somebody knows', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const answer = await oneTap(visitor, await credentialOf(visitor));
  assert.equal(answer, { status: 200, redirectUrl: '/ru' });
  const userId = await visitor.userId();
  assert.ok(userId);
  const again = visitorOf(harness);
  assert.equal(await oneTap(again, await credentialOf(again)), { status: 200, redirectUrl: '/ru' });
  assert.is(await again.userId(), userId);
  await harness.close();
});

test('a credential counts once, for the visit it was asked in, and unchanged', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const codeOf = async (who: Visitor, credential: string) =>
    (await oneTap(who, credential)).errors?.[0]?.code;
  const credential = await credentialOf(visitor);
  assert.is(await codeOf(visitorOf(harness), credential), '1005');
  assert.is(await codeOf(visitor, `${credential.slice(0, -4)}AAAA`), '1005');
  assert.is(await codeOf(visitor, credential), undefined);
  assert.is(await codeOf(visitor, credential), '1005');
  const late = await credentialOf(visitor);
  harness.clock.now += 5 * 60_000;
  assert.is(await codeOf(visitor, late), '1005');
  await harness.close();
});

test('one tap keeps to what is offered', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const noCountry = await oneTap(visitor, await credentialOf(visitor), { countryId: '1' });
  assert.is(noCountry.errors?.[0]?.code, '1411');
  const noCurrency = await oneTap(visitor, await credentialOf(visitor), { currency: 'XXX' });
  assert.is(noCurrency.errors?.[0]?.code, '1410');
  const strange = await oneTap(visitor, await credentialOf(visitor), {
    language: '//evil.example',
  });
  assert.is(strange.redirectUrl, '/en');
  await harness.close();
  const without = await start({ oneTapAvailable: false });
  const closed = await visitorOf(without).call('oneTapClient', { query: {} });
  assert.is(closed.status, 404);
  await without.close();
});

test('forms are taken by the call that declares one, and by no other', async () => {
  const harness: Harness = await start();
  const form = new FormData();
  form.set('phone', encoded('+353861234567'));
  const response = await visitorOf(harness).fetch('/web-api/auth/v1/sms', {
    method: 'POST',
    body: form,
  });
  assert.is(response.status, 415);
  const broken = await visitorOf(harness).fetch('/web-api/auth/v1/one-tap', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'nothing of the kind',
  });
  assert.is(broken.status, 400);
  await harness.close();
});

test.run();
