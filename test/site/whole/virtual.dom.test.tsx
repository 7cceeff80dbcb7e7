/** A bet on a match that the house draws, from its list on the pages of esports to the money that comes back. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertBooks, moneyOf, place, type } from '../../support/page/whole-betting.ts';
import { openWholeSite, type WholeSite } from '../../support/page/whole-site.tsx';

const test = suite('whole site: a bet on a virtual match');

const MINUTE = 60_000;
const OUTCOMES = ['1', 'X', '2'] as const;

/** The match that begins next, of those that are listed. */
function nextMatch(site: WholeSite) {
  const [next] = site
    .all('main [data-game-id]')
    .map((row) => ({
      id: row.getAttribute('data-game-id') ?? '',
      startAt: Date.parse(row.querySelector('time')?.getAttribute('datetime') ?? ''),
    }))
    .filter(({ startAt }) => startAt > site.clock.now())
    .sort((one, other) => one.startAt - other.startAt);
  assert.ok(next);
  return next;
}

/** What the history says of each bet: how it stands, and how the match ended. */
async function history(site: WholeSite) {
  await site.visit('/en/office/history');
  const bets = [];
  for (const row of site.all('main [data-bet]')) {
    await site.doing(() => row.querySelector('button')?.click());
    const [, home, away] = /(\d+):(\d+)/.exec(row.textContent?.split('·').at(-1) ?? '') ?? [];
    bets.push({ status: row.dataset['status'], goals: [Number(home), Number(away)] as const });
  }
  return bets.reverse();
}

test('each outcome is settled as the match ended, booked and told', async () => {
  const site = await openWholeSite({
    url: '/en/esports/virtual/efootball',
    openFor: 36 * 60 * MINUTE,
  });
  const { id, startAt } = nextMatch(site);
  const before = moneyOf({ site });
  for (const outcome of OUTCOMES) {
    await site.press(`main button[data-market-id="${id}-1-0-${outcome}"]`);
    await type(site, '10');
    await place(site);
  }
  assert.is(moneyOf({ site }), before - 3_000);
  site.backEnd.putForward(startAt - site.backEnd.clock.now() + 20 * MINUTE);
  await site.advance(3_000);
  const page = site.text('body');
  assert.match(page, 'Your bet won');
  const [, paid] = /Your bet won[^.]*: ([\d.]+) EUR paid/.exec(page) ?? [];
  const bets = await history(site);
  const [home, away] = bets[0]?.goals ?? [0, 0];
  const won = home > away ? '1' : home < away ? '2' : 'X';
  assert.equal(
    bets.map(({ status }) => status),
    OUTCOMES.map((outcome) => (outcome === won ? 'won' : 'lost')),
  );
  assert.is(moneyOf({ site }), before - 3_000 + Math.round(Number(paid) * 100));
  assertBooks({ site });
  await site.close();
});

test.run();
