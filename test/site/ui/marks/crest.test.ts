import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BUILT_IN_LEAGUES } from '../../../../src/reference/line/program/built-in-clubs.ts';
import { flags } from '../../../../src/site/flags.mjs';
import { countryOf } from '../../../../src/site/ui/marks/country-of.ts';
import { crestOf } from '../../../../src/site/ui/marks/crest-of.ts';

const test = suite('crests');

test('a team has the same crest however its name is spelled', () => {
  assert.equal(crestOf('Atlético Riosanto'), crestOf('ATLETICO riosanto'));
  assert.equal(crestOf('CD Encinar del Río'), crestOf('cd-encinar-del-rio'));
});

for (const { name, clubs } of BUILT_IN_LEAGUES) {
  test(`clubs of ${name} are told apart by their crests`, () => {
    const crests = new Set(clubs.map((club) => JSON.stringify(crestOf(club))));
    assert.is(crests.size, clubs.length);
  });
}

test('a team that plays for a country has its flag, by whatever name competitions call it', () => {
  const files = new Set(flags().map(([name]) => name));
  const named = {
    Brazil: 'br',
    Curaçao: 'cw',
    'South Korea': 'kr',
    USA: 'us',
    'Ivory Coast': 'ci',
  };
  for (const [team, code] of Object.entries({ ...named, England: 'gb-eng', Scotland: 'gb-sct' })) {
    assert.is(countryOf(team), code, team);
    assert.ok(files.has(`flags/${code}.svg`), team);
  }
  for (const { clubs } of BUILT_IN_LEAGUES) assert.equal(clubs.map(countryOf).filter(Boolean), []);
});

test('any name has one, also none and one in other letters', () => {
  for (const name of ['', '-', '東京', 'نادي الهلال', '🦁'.repeat(1000)]) {
    assert.match(crestOf(name).outline, /^M/, name.slice(0, 10));
  }
  assert.not.equal(crestOf('東京'), crestOf('大阪'));
});

test.run();
