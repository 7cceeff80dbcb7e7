import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signInAnswer } from '../../src/routes/sign-in-answer.ts';
import { isOwnPath, isWebAddress } from '../../src/routes/web-address.ts';

const test = suite('what an address brings to signing in');

test('a network brings code and state, for what the page was asked for', () => {
  for (const [route, page, purpose] of [
    ['login', 'user/login', 'login'],
    ['registration', 'registration/socialregistration', 'registration'],
    ['officeSecurity', 'office/security', 'link'],
  ] as const) {
    const url = `/en/${page}?network=vk&code=a%2Fb&state=c+d`;
    const answer = { kind: 'social', network: 'vk', purpose, code: 'a/b', state: 'c d' };
    assert.equal(signInAnswer(route, url), answer);
  }
});

test('an error stands before anything else, in query or fragment', () => {
  const refused = { kind: 'social-refused', network: 'vk', purpose: 'login' };
  const of = (rest: string) => signInAnswer('login', `/en/user/login?network=vk${rest}`);
  assert.equal(of('&error=access_denied&code=1&state=2'), { ...refused, reason: 'denied' });
  assert.equal(of('&error=temporarily_unavailable'), { ...refused, reason: 'failed' });
  assert.equal(of('#error=access_denied'), { ...refused, reason: 'denied' });
});

test('one tap brings a credential in the fragment, to the page of signing in alone', () => {
  const rest = '?network=google#id_token=x.y.z';
  assert.equal(signInAnswer('login', `/en/user/login${rest}`), {
    kind: 'one-tap',
    credential: 'x.y.z',
  });
  assert.is(signInAnswer('officeSecurity', `/en/office/security${rest}`), null);
});

test('a letter brings token and sign, the server a second step', () => {
  assert.equal(signInAnswer('login', '/en/user/login?method_id=1&token=t&sign=s'), {
    kind: 'link',
    method: 1,
    token: 't',
    sign: 's',
  });
  assert.equal(signInAnswer('login', '/en/user/login?step=two-step'), { kind: 'two-step' });
});

test('anything else brings nothing', () => {
  for (const [route, url] of [
    ['login', '/en/user/login'],
    ['login', '/en/user/login?network=vk'],
    ['login', '/en/user/login?network=vk&code=1'],
    ['login', '/en/user/login?network=toString&code=1&state=2'],
    ['login', '/en/user/login?token=t&sign=s'],
    ['login', '/en/user/login?method_id=one&token=t&sign=s'],
    ['registration', '/en/registration?method_id=1&token=t&sign=s'],
    ['home', '/en?network=vk&code=1&state=2'],
  ] as const) {
    assert.is(signInAnswer(route, url), null, url);
  }
});

test('a path of the site names no other', () => {
  for (const path of ['/en', '/en/user/login?step=two-step', '/']) assert.ok(isOwnPath(path), path);
  const others = ['//elsewhere', '/\\elsewhere', '/\t/elsewhere', 'https://elsewhere', 'en', ''];
  for (const path of others) assert.not.ok(isOwnPath(path), path);
});

test('the browser is sent to pages of the web alone', () => {
  for (const url of ['/en', 'https://network.example/a?b=c', 'http://127.0.0.1:4000/x']) {
    assert.ok(isWebAddress(url), url);
  }
  for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://x', 'mailto:x', '']) {
    assert.not.ok(isWebAddress(url), url);
  }
});

test.run();
