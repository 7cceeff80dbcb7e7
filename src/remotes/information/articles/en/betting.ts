import type { SomeArticles } from '../../article.ts';

/** How betting works. */
export const betting = {
  howBet: {
    lead: 'From a match to a placed bet in five steps. Everything here works the same on a phone and on a computer.',
    sections: [
      {
        heading: 'Place a bet',
        text: [],
        steps: [
          'Open Live for matches being played now, or Pre-match for those still to come.',
          'Press the odds of an outcome. It goes into your bet slip; press it again to take it out.',
          'In the slip choose the type of bet: single, accumulator or system.',
          'Enter a stake. The slip shows the total odds and the possible return at once.',
          'Press the button with the stake on it. The bet stands when the slip shows its number.',
        ],
      },
      {
        heading: 'When odds change',
        text: [
          'Odds move until a bet is accepted. In the settings of the slip you choose what happens then: accept no change, accept only better odds, or accept any change. Without your consent a bet is never placed at worse odds.',
          'A lock on the odds means that no bets are taken on that outcome at the moment, for instance just after a goal.',
        ],
      },
      {
        heading: 'When the connection breaks',
        text: [
          'If the answer to your bet does not arrive, the slip says so and asks again by itself, with the same bet number, until it knows. Do not enter the bet a second time: one press places one bet at most.',
        ],
      },
      {
        heading: 'Follow your bets',
        text: [
          'All bets are in your account under bet history, open ones first. When a match ends, its bets are settled and winnings are added to the account that paid for the bet.',
        ],
      },
    ],
  },
  bettingAlphabet: {
    lead: 'The words of betting, in the sense they have on this site.',
    sections: [
      {
        heading: 'Accumulator',
        text: [
          'A bet on several matches at once. Its odds are the odds of all selections multiplied; it wins only if every selection wins.',
        ],
      },
      {
        heading: 'Banker',
        text: [
          'A selection in a system that stands in every combination. If it loses, so does the whole bet.',
        ],
      },
      {
        heading: 'Decimal odds',
        text: [
          'What one unit staked returns if the bet wins, the stake included: 10 at 1.85 returns 18.50.',
        ],
      },
      {
        heading: 'Fractional and American odds',
        text: [
          'Other ways to write the same price. Fractional 17/20 and American -118 both mean decimal 1.85. You choose the format at the top of the page; your bets are the same in all of them.',
        ],
      },
      {
        heading: 'Handicap',
        text: [
          'Goals given to one side before the match begins. Team A with handicap -1.5 wins the bet if it wins the match by two goals or more.',
        ],
      },
      {
        heading: 'Implied probability',
        text: ['One divided by the decimal odds: 2.00 stands for 50 per cent.'],
      },
      {
        heading: 'Margin',
        text: [
          'The implied probabilities of all outcomes of a market add up to more than 100 per cent. What is over is the share of the house, and the reason why betting costs money in the long run.',
        ],
      },
      {
        heading: 'Stake',
        text: ['The money a bet costs. It leaves your balance when the bet is accepted.'],
      },
      {
        heading: 'System',
        text: [
          'All combinations of a given size out of your selections, each a small accumulator. With 2 of 3 there are three combinations; two right selections already return something.',
        ],
      },
      {
        heading: 'Total',
        text: ['A bet on how many goals fall in all: over or under a number such as 2.5.'],
      },
      {
        heading: 'Void',
        text: [
          'A bet, or a selection, that does not count, for instance because the match was called off. It is reckoned at odds of 1: a single returns its stake, an accumulator goes on with the rest.',
        ],
      },
    ],
  },
  bettingCalculator: {
    lead: 'Works out a bet exactly as the bet slip does, without placing anything.',
    sections: [
      {
        heading: 'How it reckons',
        text: [
          'An accumulator multiplies all odds. A system divides the stake evenly over its combinations and adds up what each returns. All sums are exact; only the final amount is rounded, to the smallest unit of the currency.',
        ],
      },
    ],
  },
  smsBets: {
    lead: 'Bets by SMS are not taken here.',
    sections: [
      {
        heading: 'What to use instead',
        text: [
          'The site works on any phone with a current browser, on slow connections too. Nobody may ask you to bet, or to confirm anything, by SMS in our name.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
