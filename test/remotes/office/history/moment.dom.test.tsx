import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../../src/calls/coupon.ts';
import { openSite, remotesFrom } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { pressedLog } from '../../../support/session/pressed-log.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('the history of bets: the moment of a press');

const bet = (couponId: string, more: Partial<HistoryItem>): HistoryItem => ({
  ...{ couponId, placedAt: 1, settledAt: null, typeId: 0, amount: 1000, currency: 'EUR' },
  ...{ coef: '1.85', possibleWin: 1850, payout: null, status: 'open', legs: [] },
  ...more,
});

async function opened(status = 200) {
  const { sessionId, seq, through } = pressedLog();
  const pressed = { sessionId, seq };
  const items = [bet('2', { pressed, evidence: 'proved' }), bet('1', { evidence: 'awaited' })];
  const session = bettingSession({
    ...{ player: true, url: '/en/office/history' },
    answers: { betHistory: () => reply({ items, next: null }) },
  });
  const page = await openSite(session, remotesFrom(), {
    read: async (_, to) => ({ status, text: async () => through(to) }),
  });
  const unfold = (id: string) => page.press(`main [data-bet="${id}"] > button`);
  const button = (id: string) =>
    page
      .all(`main [data-bet="${id}"] button`)
      .find(({ textContent }) => textContent === 'The moment of the press');
  const open = async () => {
    await unfold('2');
    await page.doing(() => button('2')?.click());
    await page.advance(100);
  };
  const text = () => page.get('main [data-bet="2"]').textContent ?? '';
  return { page, session, unfold, button, open, text };
}

test('the slip stands there as it was, in words and as it was drawn, for looking only', async () => {
  const { page, session, open, text } = await opened();
  await open();
  assert.match(text(), /Pressed.*On the page\/en\/live/);
  assert.match(text(), 'Total stake€10.00');
  assert.match(text(), 'Possible return€18.50');
  const picture = page.get('main figure [inert]');
  assert.match(picture.textContent ?? '', '1.85');
  const before = session.events.length;
  await page.doing(() =>
    (picture.querySelector('[data-place-bet]') as HTMLElement | null)?.click(),
  );
  assert.is(session.events.length, before, 'a press in it is no press');
  assert.is(session.runtime.state.coupon.bets.length, 0, 'the slip of now is another');
  await page.close();
});

test('a bet whose recording is not known to be the player’s has none', async () => {
  const { page, unfold, button } = await opened();
  await unfold('1');
  assert.is(button('1'), undefined);
  await page.close();
});

test('a recording that is closed to its player is said to be so', async () => {
  const { page, open } = await opened(403);
  await open();
  assert.match(
    page.get('main [data-bet] [role="alert"]').textContent ?? '',
    'Support can look at it',
  );
  await page.close();
});

test.run();
