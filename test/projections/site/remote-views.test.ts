import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { given, happened } from '../../support/session/given.ts';

const test = suite('projections/remote-views');

const changed = (name: string, status: -2 | -1 | 1 | 2) =>
  happened('remote.statusChanged', { name, status, attempt: 1 });

test('a sub-application is loading and then ready', () => {
  const { views } = given('remoteViews', [changed('header', 1), changed('header', 2)]);
  assert.equal(views, { header: { status: 2, attempt: 1 } });
});

test('a name that every object has is nobody’s', () => {
  const { views } = given('remoteViews', [changed('__proto__', 1), changed('constructor', 1)]);
  assert.equal(Object.keys(views), []);
  assert.is(Object.getPrototypeOf(views), Object.prototype);
});

test.run();
