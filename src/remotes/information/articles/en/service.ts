import type { SomeArticles } from '../../article.ts';

/** The site, and how to reach those who run it. */
export const service = {
  about: {
    lead: 'Replaybook is a betting site that remembers exactly what happened. Every session is kept as an ordered record of events, so that what a player saw can be shown again.',
    sections: [
      {
        heading: 'Why a record',
        text: [
          'Disputes about bets are mostly disputes about facts: which odds were shown, when the button was pressed, what the server answered. Here these facts are kept with every bet, signed by the server, and can be replayed on the real pages of the site.',
          'You may ask for the record of your own sessions at any time. Passwords are never in it, and what identifies you is encrypted with a key of your own.',
        ],
      },
      {
        heading: 'What is real here',
        text: [
          'As delivered, Replaybook runs with a back-end of its own, with fixtures, simulated matches and play money. No real money is staked, won or paid. Whoever runs it with real money needs a licence, and names it under Licences.',
        ],
      },
      {
        heading: 'Accessible to everyone',
        text: [
          'The site is meant to work with a keyboard, a screen reader, enlarged text and reduced motion. If something does not, tell us: we count it as a fault.',
        ],
      },
    ],
  },
  contacts: {
    lead: 'Write to support from your account, under Support. Without an account, write to whoever gave you the address of this site.',
    sections: [
      {
        heading: 'What helps us to help you',
        text: [],
        list: [
          'The number of your session, which stands below and at the foot of every page.',
          'The number of the bet, if it is about one.',
          'What you expected, and what happened instead.',
        ],
      },
      {
        heading: 'If you want to stop',
        text: [
          'For a break or an exclusion you need nobody: set it yourself under limits and breaks in your account. It takes effect at once.',
        ],
      },
      {
        heading: 'What support will never ask',
        text: ['Nobody from support asks for your password, or for a payment to a person.'],
      },
    ],
  },
  mobile: {
    lead: 'There is no app to download: the site itself is one.',
    sections: [
      {
        heading: 'Put it on your home screen',
        text: [],
        list: [
          'Android: open the menu of the browser and choose Install or Add to home screen.',
          'iPhone and iPad: press Share in Safari, then Add to Home Screen.',
        ],
      },
      {
        heading: 'What you get',
        text: [
          'The same site in a window of its own, always in its newest version. It needs no permissions and very little space.',
        ],
      },
    ],
  },
  desktop: {
    lead: 'The site runs in any current browser and can have a window of its own.',
    sections: [
      {
        heading: 'Install',
        text: [
          'In Chrome or Edge press the install sign in the address bar. In Safari choose Add to Dock from the File menu. To remove it, uninstall it like any program.',
        ],
      },
    ],
  },
  iosApp: {
    lead: 'There is no app in the App Store. On iPhone and iPad the site goes on the home screen.',
    sections: [
      {
        heading: 'In three steps',
        text: [],
        steps: ['Open the site in Safari.', 'Press Share.', 'Choose Add to Home Screen.'],
      },
    ],
  },
  cricketApp: {
    lead: 'There is no separate app for cricket.',
    sections: [
      {
        heading: 'Where cricket is',
        text: ['When cricket is in the line, it stands among the sports of Live and Pre-match.'],
      },
    ],
  },
  iplBettingApp: {
    lead: 'There is no separate app for the Indian Premier League.',
    sections: [
      {
        heading: 'Where the league is',
        text: ['When its matches are in the line, they stand under cricket in Live and Pre-match.'],
      },
    ],
  },
  ourPartners: {
    lead: 'This installation has no partners and no affiliate programme.',
    sections: [
      {
        heading: 'Offers in our name',
        text: ['Whoever offers you money for players in our name does so without our knowledge.'],
      },
    ],
  },
  bettingAwards: {
    lead: 'We have not won an award, and we do not make any up.',
    sections: [
      {
        heading: 'Judge for yourself',
        text: ['Look at how a disputed bet is handled: that says more than a cup.'],
      },
    ],
  },
  news: {
    lead: 'Nothing has been published here.',
    sections: [
      {
        heading: 'What changed for your bets',
        text: [
          'Changes of the rules are shown to every player before they apply, and ask for consent.',
        ],
      },
    ],
  },
  promotions: {
    lead: 'There are no promotions at present.',
    sections: [
      {
        heading: 'What that means for you',
        text: [
          'Every bet is at the odds shown, and every return is yours to withdraw: no bonus means no wagering conditions either.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
