/** Bets: taken, refused, lost on the way, with coefficients that move. */
import { answer, refuse, type Scenario, SECOND, says, wait } from './scenario.ts';

export const bets: readonly Scenario[] = [
  (draw) => [
    refuse('couponPlace', 400, draw.pick(['100', '111', '112', '113'])),
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
    { do: 'place' },
    wait(),
    { do: 'solve', by: 'token' },
    wait(),
  ],
  (draw) => [
    { do: 'bet', nth: 0 },
    { do: 'bet', nth: 12 },
    { do: 'bet', nth: 24 },
    says('coupon.typeChosen', { typeId: 2 }),
    says('coupon.bankerToggled', { marketId: '7-result-1', banker: draw.chance(0.8) }),
    wait(),
    says('coupon.betRemoved', { marketId: '7-result-1' }),
    wait(),
  ],
  (draw) => [
    { do: 'visit', url: '/en/office/history' },
    wait(),
    {
      do: 'feed',
      message: {
        id: String(draw.int(1000)),
        updates: [],
        settled: [{ couponId: 'coupon-1', result: 'won', payout: 1850, currency: 'EUR' }],
      },
    },
    says('bet.olderAsked', {}),
    wait(),
  ],
  (draw) => [
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: draw.pick(['10', '0.5', '', '999999', '12.3456']) }),
    wait(),
    { do: 'place' },
    wait(draw.pick([1, SECOND, 30 * SECOND])),
  ],
  (draw) => [
    { do: 'bet', nth: draw.int(9) },
    { do: 'bet', nth: 9 + draw.int(9) },
    { do: 'bet', nth: 18 + draw.int(9) },
    says('coupon.typeChosen', { typeId: draw.pick([0, 1, 2, 4, 10]) }),
    says('coupon.systemValueChosen', { systemValue: draw.pick([2, 3]) }),
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
  ],
  (draw) => [
    answer('couponPlace', null, { fails: draw.pick(['network', 'never', 'empty']) }),
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
    { do: 'place' },
    wait(16 * SECOND),
    wait(61 * SECOND),
  ],
  (draw) => [
    answer('cashOut', null, { fails: draw.pick(['network', 'never', 'empty']) }),
    says('page.choiceMade', { part: 'slip', choice: 'open' }),
    wait(),
    says('bet.cashOutPressed', {
      couponId: String(1_000_000_000 + draw.int(9)),
      ...{ stake: 1 + draw.int(1000), price: draw.int(2000) },
    }),
    wait(draw.pick([1, SECOND, 61 * SECOND])),
  ],
  (draw) => [
    refuse('couponPlace', 409, draw.pick(['1', '120', '1105'])),
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
    { do: 'place' },
    wait(),
    says('coupon.changesAccepted', {}),
    { do: 'place' },
    wait(),
    says('coupon.successDismissed', {}),
  ],
  (draw) => [
    wait(),
    {
      do: 'feed',
      message: {
        id: String(draw.int(1000)),
        ...(draw.chance(0.2) ? { reset: true } : {}),
        updates: [
          {
            kind: 'market',
            marketId: '7-result-1',
            coef: draw.pick(['1.99', '2.5']),
            isBlocked: draw.chance(0.2),
          },
        ],
        settled: draw.chance(0.3)
          ? [{ couponId: 'coupon-1', result: 'won', payout: 1850, currency: 'EUR' }]
          : [],
      },
    },
    wait(300),
  ],
];
