import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answersSecret, privatePathsOfCall } from '../../src/calls/private-paths.ts';
import { calls, isCallName } from '../../src/calls/table.ts';
import type { Envelope } from '../../src/events/catalogue.ts';
import { EACH } from '../../src/kernel/privacy.ts';

const test = suite('calls/private-paths');

function request(call: string): Envelope<'http.requested'> {
  return { seq: 0, at: 1, type: 'http.requested', data: { call, requestId: 1 } };
}

function reply(call: string, status = 200): Envelope<'http.replied'> {
  return { seq: 0, at: 1, type: 'http.replied', data: { call, requestId: 1, status, body: {} } };
}

test('a sign-in has a secret password and a personal login', () => {
  assert.equal(privatePathsOfCall(request('loginByEmail')), [
    { steps: ['body', 'login'], privacy: 'personal' },
    { steps: ['body', 'password'], privacy: 'secret' },
    { steps: ['body', 'captcha'], privacy: 'secret' },
  ]);
});

test('a token that comes back is secret', () => {
  assert.equal(privatePathsOfCall(reply('token')), [
    { steps: ['body', 'token'], privacy: 'secret' },
  ]);
});

test('the words of a refusal are personal: they may repeat what was sent', () => {
  for (const call of ['token', 'register', 'couponPlace']) {
    assert.equal(privatePathsOfCall(reply(call, 400)), [
      { steps: ['body', 'errors', EACH, 'title'], privacy: 'personal' },
      { steps: ['body', 'errors', EACH, 'detail'], privacy: 'personal' },
    ]);
  }
});

test('of a call that is not in the table nothing is recorded', () => {
  for (const event of [request('toString'), reply('nobody-knows')]) {
    const paths = privatePathsOfCall(event);
    assert.equal(
      paths.map(({ steps }) => steps[0]),
      ['path', 'query', 'headers', 'body'],
    );
    assert.ok(paths.every(({ privacy }) => privacy === 'secret'));
  }
});

test('which calls answer with a secret', () => {
  const names = Object.keys(calls).filter(isCallName).filter(answersSecret);
  assert.equal(names.sort(), [
    'betHistoryExport',
    'captchaValidate',
    'casinoLaunch',
    'depositBegin',
    'fingerprint',
    'networkLink',
    'oauth',
    'oneTapClient',
    'register',
    'secureData',
    'token',
    'twoStepEnable',
    'twoStepStart',
    'userConfig',
  ]);
});

test('gives the same array each time, so that what is made of it can be kept', () => {
  for (const call of Object.keys(calls)) {
    assert.is(privatePathsOfCall(request(call)), privatePathsOfCall(request(call)));
    assert.is(privatePathsOfCall(reply(call)), privatePathsOfCall(reply(call)));
    assert.is(privatePathsOfCall(reply(call, 400)), privatePathsOfCall(reply(call, 400)));
  }
});

test.run();
