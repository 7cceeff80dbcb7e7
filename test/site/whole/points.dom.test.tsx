/** From a stake for money to the points that it brings, and what they play: through page, back-end and books. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { MAIN } from '../../support/page/played-through.ts';
import { typeInto } from '../../support/page/typing.ts';
import { openWholeSite, type WholeSite } from '../../support/page/whole-site.tsx';

const test = suite('the whole site: points');

/** What moves at a table is over by then, in milliseconds. */
const SHOWN = 6_000;

const round = v.object({ staked: v.number(), payout: v.nullable(v.number()), status: v.string() });
const IN_POINTS = `
  SELECT casino_rounds.staked, payout, status FROM casino_rounds
  JOIN accounts ON accounts.id = account_id WHERE purpose = 'points'`;

const pointsOf = (site: WholeSite): number =>
  Number(/You have ([\d,]+) points?/.exec(site.text('main'))?.[1]?.replace(',', ''));

async function press(site: WholeSite, selector: string): Promise<void> {
  const [found] = site.all(selector);
  assert.ok(found, selector);
  await site.doing(() => found.click());
  await site.advance(SHOWN);
}

test('a stake brings points, a round for points takes ten of them, and the books hold', async () => {
  const site = await openWholeSite({ url: '/en/bonusGames' });
  await site.advance(SHOWN);
  assert.is(pointsOf(site), 0);
  await site.visit('/en/casino/game/42/dice');
  await site.advance(SHOWN);
  const [stake] = site.all('main input[name=stake]');
  assert.ok(stake);
  await site.doing(() => typeInto(stake, '25.50'));
  await press(site, MAIN);
  await site.visit('/en/bonusGames');
  await site.advance(SHOWN);
  assert.is(pointsOf(site), 25);
  await site.visit('/en/bonusGames/chests');
  await site.advance(SHOWN);
  await press(site, MAIN);
  await press(site, 'main [data-cover=covered]');
  const [played] = site.backEnd.database.all(round, IN_POINTS);
  assert.equal([played?.status, played?.staked], ['completed', 10]);
  await site.visit('/en/bonusGames');
  await site.advance(SHOWN);
  assert.is(pointsOf(site), 15 + (played?.payout ?? 0));
  const entries = site.all('main [data-points-entry]').map((row) => row.textContent ?? '');
  assert.is(entries.length, played?.payout ? 3 : 2);
  assert.match(entries.at(-1) ?? '', /^Your stakes: Dice\u2066\+25\u2069/);
  assert.match(entries.at(-2) ?? '', /^Round for points: .*\u2066\u221210\u2069/);
  assert.equal(site.backEnd.audit(), { unbalanced: [], drifted: [] });
  await site.close();
});

test.run();
