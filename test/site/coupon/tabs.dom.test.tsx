import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { openCoupon, three } from '../../support/page/coupon-page.tsx';
import { addBet } from '../../support/session/betting.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('coupon: open bets and results beside it');

const bet = (couponId: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ couponId, placedAt: 1, settledAt: null, typeId: 0, amount: 1000, currency: 'EUR' },
  ...{ coef: '2.00', possibleWin: 2000, payout: null, status: 'open', legs: [] },
  ...more,
});
const totals = [{ currency: 'EUR', bets: 3, open: 3, staked: 3000, stakedOpen: 3000, returned: 0 }];
const won = { status: 'won', payout: 1900, settledAt: 2 } as const;

const answers = {
  betHistory: ({ query }: { readonly query?: Readonly<Record<string, string>> | undefined }) =>
    query?.['order'] === 'settled'
      ? reply({ items: [bet('9', won)], next: null })
      : reply({ items: [bet('2'), bet('1')], next: null, totals }),
};

async function opened(options = {}) {
  const site = await openCoupon(three, { player: true, answers, ...options });
  const tab = (name: string): HTMLElement => {
    const found = site.all('[role="tab"]').find(({ textContent }) => textContent?.startsWith(name));
    if (!found) throw new Error(`no tab ${name}`);
    return found;
  };
  const press = async (name: string) => {
    await site.page.doing(() => tab(name).click());
    await site.page.advance(100);
  };
  const asked = () => site.session.requestsOf('betHistory').map(({ request }) => request.query);
  const bets = () => site.all('[role="tabpanel"] [data-bet]').map(({ dataset }) => dataset['bet']);
  return { ...site, tab, pressTab: press, asked, bets };
}

test('nothing is asked for before a tab is opened; then they stand there with their number', async () => {
  const { page, tab, pressTab, asked, bets, get } = await opened();
  assert.equal(asked(), []);
  await pressTab('Open bets');
  assert.equal(asked(), [{ status: 'open' }]);
  assert.equal(bets(), ['2', '1']);
  assert.is(tab('Open').textContent, 'Open bets (3)');
  assert.is(tab('Open').getAttribute('aria-selected'), 'true');
  await pressTab('Results');
  assert.match(get('[data-bet="9"]').textContent ?? '', /Won.*paid €19.00/);
  await page.close();
});

test('arrow keys lead from tab to tab', async () => {
  const { page, tab } = await opened();
  tab('Slip').focus();
  const right = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  await page.doing(() => tab('Slip').dispatchEvent(right));
  assert.is(tab('Open').getAttribute('aria-selected'), 'true');
  await page.close();
});

test('a bet that is settled is asked about anew, where it is looked at', async () => {
  const { page, session, pressTab, asked } = await opened();
  await pressTab('Open bets');
  const told = { requestId: 0, couponId: '2', result: 'lost', payout: 0, currency: 'EUR' } as const;
  await page.doing(() => session.runtime.publish('bet.settled', told));
  await page.advance(100);
  assert.is(asked().length, 2);
  await pressTab('Slip');
  await page.doing(() => session.runtime.publish('bet.settled', told));
  await page.advance(100);
  assert.is(asked().length, 2);
  await page.close();
});

test('a selection that is put in is looked at', async () => {
  const { page, session, tab, pressTab } = await opened();
  await pressTab('Results');
  await page.doing(() => addBet(session, '7-2', '2.00'));
  await page.advance(100);
  assert.is(tab('Slip').getAttribute('aria-selected'), 'true');
  await page.close();
});

test('none that could be loaded: it is said, and can be asked for again', async () => {
  const { page, session, pressTab, bets, get } = await opened({
    answers: { betHistory: () => refuse(503) },
  });
  await pressTab('Open bets');
  assert.match(get('[role="alert"]').textContent ?? '', 'Your bets could not be loaded');
  session.answers.betHistory = answers.betHistory;
  await page.pressNamed('Load again');
  await page.advance(100);
  assert.equal(bets(), ['2', '1']);
  await page.close();
});

test('a guest has a coupon and no tabs', async () => {
  const { page, all } = await opened({ player: false });
  assert.is(all('[role="tab"]').length, 0);
  await page.close();
});

test.run();
