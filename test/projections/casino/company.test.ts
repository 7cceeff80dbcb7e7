import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import { atTable, SERVER_SEED } from '../../support/session/house.ts';

const test = suite('projections: who is on a curve');

const DRAW = 4;
const seat = (name: string, cashOut: string | null = null) => ({ name, cashOut });
const told = (at: number, seats: ReturnType<typeof seat>[], draw = DRAW) => ({
  ...{ requestId: 1, game: 41, draw, at, bets: seats.length },
  ...{ out: seats.filter(({ cashOut }) => cashOut !== null).length, seats },
});

function session() {
  const server = drawHouse('crash', { terminal: chainHash(SERVER_SEED, 1), before: '1.50' });
  const made = atTable('crash', server);
  made.runtime.start();
  made.clock.advance(1000);
  return made;
}

test('what is known of later counts, and another table knows nothing of it', () => {
  const { runtime } = session();
  const company = () => runtime.state.casinoCompany;
  assert.is(company().draw, null);
  runtime.publish('casino.crashCompanyTold', told(2_000, [seat('AAAAA', '1.20'), seat('BBBBB')]));
  assert.equal([company().draw, company().bets, company().out], [DRAW, 2, 1]);
  runtime.publish('casino.crashCompanyTold', told(1_000, [seat('AAAAA')]));
  assert.is(company().bets, 2, 'an older answer');
  runtime.publish('casino.crashCompanyTold', told(9_000, [seat('CCCCC')], DRAW + 1));
  assert.equal([company().draw, company().seats], [DRAW + 1, [seat('CCCCC')]]);
  runtime.publish('casino.gameOpened', { game: 42, isShared: false });
  assert.equal([company().draw, company().seats], [null, []]);
});

test.run();
