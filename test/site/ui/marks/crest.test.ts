import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BUILT_IN_LEAGUES } from '../../../../src/reference/line/built-in-clubs.ts';
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

test('any name has one, also none and one in other letters', () => {
  for (const name of ['', '-', '東京', 'نادي الهلال', '🦁'.repeat(1000)]) {
    assert.match(crestOf(name).outline, /^M/, name.slice(0, 10));
  }
  assert.not.equal(crestOf('東京'), crestOf('大阪'));
});

test.run();
