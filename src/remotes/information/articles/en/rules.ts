import type { SomeArticles } from '../../article.ts';

/** The rules, one group an article. */
export const rules = {
  rules1: {
    title: 'General',
    lead: 'General rules: who may bet, what counts as a bet, and how errors are put right.',
    sections: [
      {
        heading: 'Who may bet',
        text: [
          'Only adults may hold an account, in their own name, and only one each. Nobody may bet on a match they take part in or can influence.',
        ],
      },
      {
        heading: 'When a bet stands',
        text: [
          'A bet is accepted when the server has confirmed it with a number; it then shows in the bet history. Until that moment neither side is bound. What was on your screen when you pressed the button is recorded together with the bet.',
        ],
      },
      {
        heading: 'Errors',
        text: [
          'If odds, a score or a name were evidently wrong when a bet was accepted, the bet is reckoned at the right odds or voided, and you are told which error it was. The recording of your session is part of that decision and open to you.',
        ],
      },
    ],
  },
  rules2: {
    title: 'Types of bet',
    lead: 'The types of bet and how each is reckoned.',
    sections: [
      {
        heading: 'Single',
        text: ['A bet on one outcome. It returns the stake times the odds.'],
      },
      {
        heading: 'Several singles',
        text: ['Each selection is a bet of its own, with a stake of its own, placed together.'],
      },
      {
        heading: 'Accumulator',
        text: [
          'At least two selections from different matches. The odds are multiplied; all selections must win. Two selections of one match cannot stand in one accumulator.',
        ],
      },
      {
        heading: 'System',
        text: [
          'All combinations of a size you choose, at least two selections each. The stake is divided evenly over the combinations. A banker stands in every one of them.',
        ],
      },
      {
        heading: 'Limits of a bet',
        text: [
          'The slip shows the smallest and the largest stake before you place a bet. Where a highest payout applies, the possible return shown already observes it.',
        ],
      },
    ],
  },
  rules3: {
    title: 'Odds',
    lead: 'Odds, the ways to write them, and what happens when they change.',
    sections: [
      {
        heading: 'Formats',
        text: [
          'Odds are kept as exact decimal numbers. Every other format is a way to show them, rounded for reading; a bet is always reckoned with the decimal odds.',
        ],
      },
      {
        heading: 'Changes',
        text: [
          'If odds differ from those you saw when the bet reaches the server, your setting decides: no change, better odds only, or any change. Refused, the bet is not placed and the new odds are shown.',
        ],
      },
      {
        heading: 'After acceptance',
        text: ['An accepted bet keeps its odds whatever happens to the market afterwards.'],
      },
    ],
  },
  rules4: {
    title: 'Settlement',
    lead: 'How results are reckoned and bets are paid.',
    sections: [
      {
        heading: 'Results',
        text: [
          'Football bets are settled by the result after regular time with stoppage time, without extra time and penalties, unless the market says otherwise.',
        ],
      },
      {
        heading: 'Void selections',
        text: [
          'A selection is void if its match is called off, or if the line it is on is met exactly, such as three goals at a total of 3. Void counts as odds of 1.',
        ],
      },
      {
        heading: 'Half results',
        text: [
          'Quarter lines split a stake over two neighbouring lines. One half can win while the other is void, or lose while the other is void.',
        ],
      },
      {
        heading: 'Rounding',
        text: [
          'Returns are reckoned exactly and rounded once, at the end, to the smallest unit of the currency.',
        ],
      },
    ],
  },
  rules5: {
    title: 'Live bets',
    lead: 'What is different about bets on matches being played.',
    sections: [
      {
        heading: 'Delay',
        text: [
          'Pictures and scores reach everybody late, and some sooner than others. The score shown here may be behind the match; others may know more than you.',
        ],
      },
      {
        heading: 'Locked markets',
        text: [
          'When something decisive happens, markets are locked until new odds are set. A bet that arrives meanwhile is not taken.',
        ],
      },
      {
        heading: 'Slow connections',
        text: [
          'The slip warns when the connection is lost. Odds shown while it is lost may be out of date; the server decides by its own.',
        ],
      },
    ],
  },
  rules6: {
    title: 'Accounts and money',
    lead: 'Accounts and money.',
    sections: [
      {
        heading: 'Balance',
        text: [
          'An account is kept in one currency. Stakes leave it when a bet is accepted, returns are added when it is settled. No interest is paid.',
        ],
      },
      {
        heading: 'Withdrawals',
        text: [
          'You may take your balance out at any time. A withdrawal once asked for is not turned back into play money, and no limit you have set delays it.',
        ],
      },
      {
        heading: 'Breaks and exclusion',
        text: [
          'Limits you set on yourself hold at once when they are stricter, and only after a waiting time and your confirmation when they are looser. During a break or an exclusion no bets are taken; the balance can be withdrawn.',
        ],
      },
    ],
  },
  footballChampionsRules: {
    lead: 'This prize game is not running at present.',
    sections: [
      {
        heading: 'Bets on football',
        text: ['For bets on football the general rules hold, in every competition alike.'],
      },
    ],
  },
} as const satisfies SomeArticles;
