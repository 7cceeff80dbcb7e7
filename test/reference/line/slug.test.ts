import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { slugOf } from '../../../src/reference/line/slug.ts';

const test = suite('slugs');

test('a slug is the id and the plain words of the names', () => {
  assert.is(slugOf(500001, 'Arsenal', 'Chelsea'), '500001-arsenal-chelsea');
  assert.is(slugOf(1, 'Brighton & Hove Albion FC'), '1-brighton-hove-albion-fc');
  assert.is(slugOf(1001, 'Premier League 2025/26'), '1001-premier-league-2025-26');
});

test('marks and letters of other alphabets of Latin become plain ones', () => {
  assert.is(slugOf(1, 'FC Bayern München', 'Curaçao'), '1-fc-bayern-munchen-curacao');
  assert.is(slugOf(1, 'Łódź', 'Tromsø', 'Weißenburg'), '1-lodz-tromso-weissenburg');
  assert.is(slugOf(1, "Côte d'Ivoire"), '1-cote-divoire');
});

test('names without Latin letters leave the id alone', () => {
  assert.is(slugOf(7, '東京'), '7');
});

test.run();
