import type { SomeArticles } from '../../article.ts';

/** Money in and out. */
export const payments = {
  payment: {
    lead: 'As delivered, balances are play money and no payment provider is connected. These rules hold wherever one is.',
    sections: [
      {
        heading: 'Deposits',
        text: [
          'Only payment means in your own name. Your deposit limits apply before anything is paid; a deposit that would exceed one is refused, not reduced.',
        ],
      },
      {
        heading: 'Withdrawals',
        text: [
          'They go back the way the deposit came, as far as possible. A withdrawal cannot be cancelled by mistake or by temptation: once asked for, it is paid.',
        ],
      },
      {
        heading: 'Where to see them',
        text: ['Every payment stands in your account under payment history, with its state.'],
      },
    ],
  },
  ussdInstruction: {
    lead: 'Payments by USSD are not offered here.',
    sections: [
      {
        heading: 'Beware',
        text: ['Do not dial codes that promise a deposit to this site: the money would be lost.'],
      },
    ],
  },
  cashTerminals: {
    lead: 'No cash terminals are connected to this site.',
    sections: [
      {
        heading: 'Beware',
        text: ['A terminal that shows our name takes money that does not reach your account.'],
      },
    ],
  },
  points: {
    lead: 'We have no betting shops. All betting is on this site.',
    sections: [
      {
        heading: 'Why it stays that way',
        text: ['Only bets made here have a record that can prove what was agreed.'],
      },
    ],
  },
  taxation: {
    lead: 'Whether winnings are taxed depends on where you live. We cannot advise you on it.',
    sections: [
      {
        heading: 'What you may need',
        text: ['Your account lists every bet with stake, odds and return, and every payment.'],
      },
    ],
  },
} as const satisfies SomeArticles;
