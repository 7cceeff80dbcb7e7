import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { EACH } from '../../../src/kernel/privacy.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';

const test = suite('private paths');

const event = (type: string, data: unknown) =>
  ({ seq: 4, at: 0, type, data }) as unknown as AnyEvent;

const pathsOf = (type: string, data: unknown) =>
  privatePathsOf(event(type, data)).map(({ steps, privacy }) => {
    const path = steps.map((step) => (step === EACH ? '*' : String(step))).join('.');
    return `${privacy} ${path}`;
  });

test('events are as private as the catalogue says', () => {
  assert.equal(pathsOf('session.loginSubmitted', {}).sort(), ['personal login', 'secret password']);
  assert.equal(pathsOf('route.changed', {}), ['personal url', 'personal params.*']);
  assert.equal(pathsOf('route.requested', {}), ['personal url']);
  assert.equal(pathsOf('modal.closed', {}), []);
});

test('requests and replies are as private as the table of calls says', () => {
  assert.equal(pathsOf('http.requested', { call: 'loginByEmail' }).sort(), [
    'personal body.login',
    'secret body.captcha',
    'secret body.password',
  ]);
  assert.equal(pathsOf('http.replied', { call: 'token' }), ['secret body.token']);
  assert.ok(pathsOf('http.replied', { call: 'nobody knows' }).includes('secret body'));
});

test('no secret of a sign-in is left in what is recorded', () => {
  const body = { login: 'bG9naW4', password: 'cGFzcw' };
  const requested = event('http.requested', { call: 'loginByEmail', requestId: 1, body });
  const rows: Parameters<typeof redact>[2] = [];
  const recorded = JSON.stringify([redact(requested, privatePathsOf(requested), rows), rows]);
  assert.not.match(recorded, body.password);
  assert.equal(rows, [[4, ['body', 'login'], body.login]]);
});

test.run();
