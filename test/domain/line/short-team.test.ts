import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shortTeams } from '../../../src/domain/line/short-team.ts';

const test = suite('domain: short names of teams');

test('a long name goes without what sort of club it is, a short one stays', () => {
  assert.equal(shortTeams('SC Fontvieille-le-Haut', 'AS Noirvaux'), [
    'Fontvieille-le-Haut',
    'AS Noirvaux',
  ]);
  assert.equal(shortTeams('Wolverhampton Wanderers FC', 'Home'), [
    'Wolverhampton Wanderers',
    'Home',
  ]);
});

test('two teams never get the same name, and none goes without one', () => {
  const teams = ['FC Grandlieu-Port-Sud', 'AS Grandlieu-Port-Sud'] as const;
  assert.equal(shortTeams(...teams), [...teams]);
  assert.equal(shortTeams('FC', 'FC SC'), ['FC', 'FC SC']);
});

test.run();
