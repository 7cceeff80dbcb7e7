import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import {
  configured,
  siteConfigDefaults,
  siteConfigNames,
  siteConfigTable,
} from '../../../src/domain/site/config.ts';

const test = suite('site config');

test('no two values arrive under one key', () => {
  const keys = siteConfigNames.map((name) => siteConfigTable[name].key);
  assert.is(new Set(keys).size, keys.length);
  assert.ok(keys.every((key) => Number.isInteger(key) && key > 0));
});

test('every default has the shape of its value', () => {
  for (const name of siteConfigNames) {
    assert.ok(v.is(siteConfigTable[name].schema, siteConfigDefaults[name]), name);
  }
});

test('a value that is configured holds, also when it is false, empty or 0', () => {
  const config = { isPwa: false, companyName: '', ageGate: 0, languages: [] };
  assert.is(configured(config, 'isPwa'), false);
  assert.is(configured(config, 'companyName'), '');
  assert.equal(configured(config, 'languages'), []);
  assert.is(configured(config, 'show_one_click'), true);
  assert.is(configured({}, 'isPwa'), true);
});

test.run();
