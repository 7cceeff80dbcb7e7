import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { idleLogoutMinutes } from '../../../src/domain/limits/idle-logout.ts';

const test = suite('domain: sign-out without activity');

test('A11: two minutes without activity in Sweden, whatever the site is configured with', () => {
  assert.is(idleLogoutMinutes({ jurisdiction: 'se' }), 2);
  assert.is(idleLogoutMinutes({ jurisdiction: 'se', idleLogoutMinutes: 30 }), 2);
  assert.is(idleLogoutMinutes({ jurisdiction: 'se', idleLogoutMinutes: 1 }), 1);
});

test('A11: half an hour in Ontario, where the law asks for a time-out and names no minutes', () => {
  assert.is(idleLogoutMinutes({ jurisdiction: 'on' }), 30);
  assert.is(idleLogoutMinutes({ jurisdiction: 'on', idleLogoutMinutes: 60 }), 30);
  assert.is(idleLogoutMinutes({ jurisdiction: 'on', idleLogoutMinutes: 10 }), 10);
});

test('elsewhere as the site is configured', () => {
  assert.is(idleLogoutMinutes({}), 0);
  assert.is(idleLogoutMinutes({ idleLogoutMinutes: 15 }), 15);
});

test.run();
