import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('the history of bets: how many were found');

test('how many bets a filter leaves is said once they are there', async () => {
  const total = { currency: 'EUR', open: 0, staked: 0, stakedOpen: 0, returned: 0 };
  const found = { items: [], next: null, totals: [{ ...total, bets: 41 }] };
  const session = bettingSession({
    ...{ player: true, url: '/en/office/history' },
    answers: { betHistory: () => reply(found) },
  });
  const page = await openSite(session);
  const said = () => page.all('[role="status"]').map(({ textContent }) => textContent);
  assert.ok(said().includes('Bets found: 41'));
  session.answers.betHistory = () => reply({ items: [], next: null, totals: [] });
  await page.press('fieldset input[value="open"]');
  await page.advance(100);
  assert.ok(said().includes('Bets found: 0'));
  await page.close();
});

test.run();
