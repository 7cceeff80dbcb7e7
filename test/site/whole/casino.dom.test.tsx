/** A round of each game, from the button to the books, through page and back-end. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type GameName, gameNames, games, isInPoints } from '../../../src/domain/casino/rows.ts';
import { MAIN, pressesOf } from '../../support/page/played-through.ts';
import { openWholeSite, type WholeSite } from '../../support/page/whole-site.tsx';

interface Casino {
  site: WholeSite;
}

const test = suite<Casino>('the whole site: every game');

test.before(async (context) => {
  context.site = await openWholeSite({ url: '/en/slots' });
});
test.after(async ({ site }) => site.close());

/** What moves at a table is over by then, in milliseconds. */
const SHOWN = 6_000;
/** From one shared draw of a game to the next, in milliseconds; the others come about more often. */
const BETWEEN: Readonly<Partial<Record<GameName, number>>> = {
  'keno-5': 300_000,
  lotto: 3_600_000,
};
const MOST = 100_000;

const played = v.object({
  status: v.string(),
  staked: v.number(),
  payout: v.nullable(v.number()),
});

/** The rounds of a game, the newest first, as the books have them. */
const roundsOf = ({ backEnd }: WholeSite, name: GameName) =>
  backEnd.database.all(
    played,
    'SELECT status, staked, payout FROM casino_rounds WHERE game = ? ORDER BY seq DESC',
    name,
  );

/** The money that the page shows, in minor units. */
const moneyOf = (site: WholeSite): number =>
  Math.round(Number(site.text('[data-balance]').replace(/[^\d.]/g, '')) * 100);

/** Presses what can be pressed. */
async function press(site: WholeSite, selector: string, wait = SHOWN): Promise<void> {
  const [found] = site.all(selector);
  if (found === undefined || found.hasAttribute('disabled')) return;
  await site.doing(() => found.click());
  await site.advance(wait);
}

/** What is chosen in a round that goes on: it may end with each of them. */
const FURTHER =
  'main [data-tile=hidden], main [data-current] [data-tile], main [data-cover=covered]';

/** Games for points have a suite of their own: who has earned none plays none. */
const forMoney = gameNames.filter((name) => !isInPoints(games[name].gameId));

for (const name of forMoney) {
  const { gameId, shared } = games[name];
  test(`${name}: a round is paid for once, and its end is in the balance`, async ({ site }) => {
    await site.visit(`/en/slots/game/${gameId}/${name}`);
    await site.advance(SHOWN);
    const before = moneyOf(site);
    const rounds = () => roundsOf(site, name);
    const isOpen = () => rounds().some(({ status }) => status === 'open');
    // Bets on a draw may be closed: they are pressed again as the next one opens.
    for (let turn = 0; turn < 150 && rounds().length === 0; turn += 1) {
      for (const what of pressesOf(name)) {
        if (rounds().length === 0 || isOpen()) await press(site, what, shared ? 1_000 : SHOWN);
      }
    }
    for (let turn = 0; turn < 5 && !shared && isOpen(); turn += 1) {
      await press(site, FURTHER);
      if (isOpen()) await press(site, MAIN);
    }
    if (shared) await site.sleep(BETWEEN[name] ?? MOST);
    await site.advance(SHOWN);
    const came = rounds().reduce((sum, { staked, payout }) => sum + (payout ?? 0) - staked, 0);
    assert.ok(rounds().length > 0 && !isOpen(), JSON.stringify(rounds()));
    assert.is(moneyOf(site), before + came);
    assert.equal(site.backEnd.audit(), { unbalanced: [], drifted: [] });
  });
}

test.run();
