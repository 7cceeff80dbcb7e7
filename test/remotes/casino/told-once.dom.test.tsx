/** What a round came to is told by nothing before its table has shown it. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type GameName, gameNames, games } from '../../../src/domain/casino/rows.ts';
import { drawn, pressesOf } from '../../support/page/played-through.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { BALANCE, HELD_POINTS } from '../../support/session/house.ts';

const test = suite('casino: told once');

/** How often a page is looked at, in milliseconds, and how often at most. */
const LOOK = 200;
const LOOKS = 100;

/** At these tables nothing moves: what came stands there at once. */
const AT_ONCE: ReadonlySet<GameName> = new Set(['crash', 'mines']);

type Table = Awaited<ReturnType<typeof openTable>>;

const inEuro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const money = (minor: number): string => inEuro.format(minor / 100);
const points = (count: number): string => `${count.toLocaleString('en')} points`;

const lastOf = ({ session }: Table) => session.runtime.state.casinoTable.seats.at(-1)?.round;
const isOver = (table: Table): boolean => lastOf(table)?.payout != null;

/** What the page says of money beside the table: what it came to, the balance, the last of the rounds. */
function besides({ page }: Table) {
  const [came, ...others] = page.all('main dl strong').map((one) => one.textContent);
  const row = page.get('main [data-round]').textContent ?? '';
  return { came, balance: others.at(-1), row };
}

/** All that is said from the end of a round until the table has shown what it came to. */
async function saidBefore(table: Table): Promise<ReturnType<typeof besides>[]> {
  const said: ReturnType<typeof besides>[] = [];
  for (let look = 0; look < LOOKS && table.page.all('main [data-came]').length === 0; look += 1) {
    if (isOver(table)) said.push(besides(table));
    await table.page.advance(LOOK);
  }
  return said;
}

/** Plays a round to its end. */
async function play(name: GameName): Promise<Table> {
  if (games[name].shared) return drawn(name, () => {});
  const table = await openTable(name);
  for (const what of pressesOf(name)) {
    if (isOver(table)) break;
    await table.rest();
    await table.page.press(what);
    await table.page.advance(LOOK);
  }
  return table;
}

for (const name of gameNames) {
  test(`${name}: sums, balance and history tell what a round came to once the table has`, async () => {
    const isOfPoints = name.startsWith('points-');
    const [amount, held] = isOfPoints ? [points, HELD_POINTS] : [money, BALANCE];
    const net = (sum: number): string => `${sum > 0 ? '+' : ''}${amount(sum)}`;
    const table = await play(name);
    await table.page.pressNamed('Your rounds');
    const said = await saidBefore(table);
    assert.is(said.length > 0, !AT_ONCE.has(name), 'the table takes its time');
    if (name.endsWith('scratch')) await table.page.pressNamed('Scratch all');
    await table.rest();
    const { staked = 0, payout } = lastOf(table) ?? {};
    for (const { came, balance, row } of said) {
      assert.is(came, net(-staked));
      if (!games[name].shared) assert.is(balance, amount(held - staked));
      assert.match(row, new RegExp(`${amount(staked)}, open$`));
      assert.not.match(row, /Hits|Nothing|First/);
    }
    const { came, balance, row } = besides(table);
    assert.is(came, net((payout ?? 0) - staked));
    if (!games[name].shared) assert.is(balance, amount(held - staked + (payout ?? 0)));
    assert.match(row, `${amount(staked)} staked, ${amount(payout ?? 0)} paid`);
    await table.page.close();
  });
}

test.run();
