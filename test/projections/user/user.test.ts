import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { contactGaps } from '../../../src/projections/user/contact-gaps.ts';
import { profileGaps, protectionBand } from '../../../src/projections/user/standing.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { asked, given, happened, replied } from '../../support/session/given.ts';
import { userResult } from '../../support/session/user.ts';

const out = asked('userConfig');
const loaded = replied('userConfig', { result: structuredClone(userResult) });
const signedIn = happened('session.started', { userId: '7' });

const test = suite('projections: user');

test('the configuration is taken over, sports sorted as numbers', () => {
  const state = given('user', [signedIn, out, loaded]);
  assert.is(state.userId, '7');
  assert.equal(state.config?.disallow_line_sport, [1, 9, 10]);
  assert.is(state.profile?.name, 'Ann');
});

test('document numbers never enter the read model, only whether there are any', () => {
  const state = given('user', [signedIn, out, loaded]);
  const text = JSON.stringify(state);
  assert.not.match(text, '4509');
  assert.not.match(text, '123456789012');
  assert.equal(state.documents, { hasInn: true, hasPassport: true });
});

test('an empty document number counts as none, live and in a recording alike', () => {
  const empty = structuredClone(userResult) as { user_data: Record<string, unknown> };
  Object.assign(empty.user_data, { inn: '', passport: '' });
  for (const happening of [loaded, replied('userConfig', { result: empty as never })]) {
    const event = { seq: 0, at: 0, ...happening } as AnyEvent;
    const recording = redact(event, privatePathsOf(event), []);
    const { documents } = given('user', [signedIn, out, happening]);
    const fromRecording = { type: event.type, data: recording.data };
    assert.equal(given('user', [signedIn, out, fromRecording]).documents, documents);
    assert.is(documents.hasPassport, happening === loaded);
  }
});

test('a profile is complete with names, birth date, passport, its date, and address', () => {
  assert.is(profileGaps(given('user', [signedIn])), null);
  assert.equal(profileGaps(given('user', [signedIn, out, loaded])), []);
  const { user_data } = userResult;
  const lacking = { ...user_data, passport: '', surname: ' ', registration_address: '' };
  const config = { result: { ...structuredClone(userResult), user_data: lacking } as never };
  assert.equal(profileGaps(given('user', [signedIn, out, replied('userConfig', config)])), [
    'surname',
    'passport',
    'registration_address',
  ]);
});

test('contacts are complete with phone and e-mail', () => {
  assert.is(contactGaps(given('user', [signedIn])), null);
  assert.equal(contactGaps(given('user', [signedIn, out, loaded])), []);
  const config = { result: { ...structuredClone(userResult), phone_number: '' } as never };
  assert.equal(contactGaps(given('user', [signedIn, out, replied('userConfig', config)])), [
    'phone',
  ]);
});

test('what a player may do is forgotten with them', () => {
  const allowed = [signedIn, asked('rights'), replied('rights', { rights: ['support'] })];
  assert.equal(given('user', allowed).rights.granted, ['support']);
  const ended = happened('session.ended', { reason: 'logout' });
  assert.equal(given('user', [...allowed, ended]).rights.granted, []);
});

test('signing out, or in as somebody else, forgets the one before', () => {
  const left = given('user', [
    signedIn,
    out,
    loaded,
    happened('session.ended', { reason: 'logout' }),
  ]);
  assert.is(left.config, null);
  assert.is(left.profile, null);
  const other = given('user', [
    signedIn,
    out,
    loaded,
    happened('session.started', { userId: '8' }),
  ]);
  assert.is(other.userId, '8');
  assert.is(other.profile, null);
});

test('bands of the protection level', () => {
  const bands = [0, 30, 31, 69, 70, 99, 100].map(protectionBand);
  assert.equal(bands, ['bad', 'bad', 'normal', 'normal', 'good', 'good', 'full']);
});

test.run();
