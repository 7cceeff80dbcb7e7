import { createHash, randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NETWORK_NAMES, SOCIAL_NETWORKS } from '../../../src/domain/auth/social-networks.ts';
import { fakeBoard } from '../support/board.ts';
import { type Harness, startBackEnd } from '../support/harness.ts';
import { decideAt } from '../support/social.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('networks as OAuth 2 providers');

const start = () => startBackEnd({ board: fakeBoard() });
const at = (network: string, endpoint: string) =>
  `/reference-api/v1/networks/${network}/${endpoint}`;
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const VERIFIER = randomBytes(32).toString('base64url');

function authorizeAddress(harness: Harness, changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'replaybook-site',
    redirect_uri: `${harness.url}/en/user/login?network=vk`,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${harness.url}${at('vk', 'authorize')}?${query}`;
}

/** A client that is not this back-end: over HTTP alone. */
async function exchange(harness: Harness, changes: Record<string, string>, network = 'vk') {
  const response = await fetch(harness.url + at(network, 'token'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'replaybook-site',
      redirect_uri: `${harness.url}/en/user/login?network=vk`,
      code_verifier: VERIFIER,
      ...changes,
    }),
  });
  const body = (await response.json()) as { error?: string; access_token: string };
  return { status: response.status, cache: response.headers.get('cache-control'), ...body };
}

async function codeFor(harness: Harness, changes: Record<string, string> = {}): Promise<string> {
  const address = authorizeAddress(harness, changes);
  const back = await decideAt(visitorOf(harness), address, { person: 'vk-2' });
  return back.searchParams.get('code') ?? '';
}

test('a client gets a code after consent, trades it, and learns who it is', async () => {
  const harness = await start();
  const back = await decideAt(visitorOf(harness), authorizeAddress(harness), { person: 'vk-2' });
  assert.is(back.pathname, '/en/user/login');
  assert.is(back.searchParams.get('network'), 'vk');
  assert.is(back.searchParams.get('state'), 'state-1');
  const code = back.searchParams.get('code') ?? '';
  const tokens = await exchange(harness, { code });
  assert.is(tokens.status, 200);
  assert.is(tokens.cache, 'no-store');
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const who = await fetch(harness.url + at('vk', 'userinfo'), { headers });
  assert.equal(await who.json(), {
    sub: 'vk-2',
    name: 'Second',
    surname: 'Example',
    email: 'second@vk.example.test',
  });
  assert.is((await fetch(harness.url + at('ok', 'userinfo'), { headers })).status, 401);
  harness.clock.now += 300_000;
  assert.is((await fetch(harness.url + at('vk', 'userinfo'), { headers })).status, 401);
  await harness.close();
});

test('a code counts once, for a minute, with its own verifier, address and network', async () => {
  const harness = await start();
  const spoilt: readonly Record<string, string>[] = [
    { code_verifier: randomBytes(32).toString('base64url') },
    { code_verifier: '' },
    { redirect_uri: `${harness.url}/en/user/login` },
    { code: 'guess' },
  ];
  for (const changes of spoilt) {
    const code = await codeFor(harness);
    assert.is((await exchange(harness, { code, ...changes })).error, 'invalid_grant');
    if ('code' in changes) continue;
    assert.is((await exchange(harness, { code })).error, 'invalid_grant', 'it is burnt');
  }
  const code = await codeFor(harness);
  assert.is(
    (await exchange(harness, { code, grant_type: 'password' })).error,
    'unsupported_grant_type',
  );
  assert.is((await exchange(harness, { code, client_id: 'other' })).error, 'invalid_client');
  assert.is((await exchange(harness, { code })).status, 200);
  assert.is((await exchange(harness, { code })).error, 'invalid_grant');
  assert.is(
    (await exchange(harness, { code: await codeFor(harness) }, 'ok')).error,
    'invalid_grant',
  );
  const late = await codeFor(harness);
  harness.clock.now += 60_000;
  assert.is((await exchange(harness, { code: late })).error, 'invalid_grant');
  await harness.close();
});

test('without PKCE by SHA-256 there is no code', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const errorOf = async (changes: Record<string, string>) => {
    const back = await decideAt(visitor, authorizeAddress(harness, changes), { person: 'vk-1' });
    assert.is(back.searchParams.get('code'), null);
    assert.is(back.searchParams.get('state'), 'state-1');
    return back.searchParams.get('error');
  };
  assert.is(await errorOf({ code_challenge: '' }), 'invalid_request');
  assert.is(await errorOf({ code_challenge_method: 'plain' }), 'invalid_request');
  assert.is(await errorOf({ response_type: 'token' }), 'unsupported_response_type');
  await harness.close();
});

test('nobody is sent to an address that is not the client’s', async () => {
  const harness = await start();
  const strange = [
    'https://evil.example/en/user/login',
    `${harness.url}.evil.example/en/user/login`,
    `${harness.url}/en/elsewhere`,
    `${harness.url}/en/user/login/../../steal`,
    `${harness.url}/en/user/login#x`,
    'javascript:alert(1)',
    '//evil.example',
    '',
  ];
  for (const redirect_uri of strange) {
    const response = await fetch(authorizeAddress(harness, { redirect_uri }), {
      redirect: 'manual',
    });
    assert.is(response.status, 400, redirect_uri);
    assert.is(response.headers.get('location'), null);
    assert.match(await response.text(), 'may not be answered');
  }
  const unknown = await fetch(authorizeAddress(harness, { client_id: 'other' }));
  assert.is(unknown.status, 400);
  await harness.close();
});

test('who denies is sent back with that, and so is who is nobody there', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const address = authorizeAddress(harness);
  const denied = await decideAt(visitor, address, { person: 'vk-1', decision: 'deny' });
  assert.is(denied.searchParams.get('error'), 'access_denied');
  const nobody = await decideAt(visitor, address, { person: 'ok-1' });
  assert.is(nobody.searchParams.get('error'), 'access_denied');
  await harness.close();
});

test('the page asks in a frame of nobody, for a request that nobody changed', async () => {
  const harness = await start();
  const state = '"><script>alert(1)</script>';
  const response = await fetch(authorizeAddress(harness, { state }));
  const html = await response.text();
  assert.not.match(html, '<script>');
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, "base-uri 'none'; frame-ancestors 'none'");
  assert.match(html, /<legend>/);
  const post = (request: string, origin = harness.url) =>
    fetch(harness.url + at('vk', 'authorize'), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ request, person: 'vk-1', decision: 'allow' }),
    });
  assert.is((await post('forged')).status, 400);
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1] ?? '';
  assert.is((await post(request, 'https://evil.example')).status, 403);
  assert.is((await post(request)).status, 303);
  harness.clock.now += 600_000;
  assert.is((await post(request)).status, 400);
  await harness.close();
});

test('all sixteen networks are there, and no other', async () => {
  const harness = await start();
  for (const network of SOCIAL_NETWORKS) {
    const address = authorizeAddress(harness).replace('/vk/', `/${network}/`);
    const response = await fetch(address);
    assert.is(response.status, 200, network);
    const html = await response.text();
    assert.match(html, `Sign in with ${NETWORK_NAMES[network]}`);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, `style-src 'sha256-${hash}';`);
  }
  const other = await fetch(authorizeAddress(harness).replace('/vk/', '/myspace/'));
  assert.is(other.status, 404);
  await harness.close();
});

test.run();
