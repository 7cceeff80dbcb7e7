import type { SomeArticles } from '../../article.ts';

/** Safer gaming and disputes. */
export const safety = {
  responsibleGaming: {
    lead: 'Betting should be entertainment you can afford. Here is what you can set yourself, and how to notice that it is time to.',
    sections: [
      {
        heading: 'Signs to take seriously',
        text: [],
        list: [
          'You stake more, or more often, than you meant to.',
          'You try to win back what you lost.',
          'You hide bets from people close to you, or borrow money for them.',
          'You bet to get away from worries, or cannot think of anything else.',
        ],
      },
      {
        heading: 'What you can set',
        text: ['All of it is in your account, under limits and breaks.'],
        list: [
          'Deposit limits for a day, a week and a month.',
          'Limits on what you stake, and on what you lose, over the same times.',
          'A limit on the length of a day’s sessions.',
          'Reality checks: a reminder after as many minutes as you choose.',
          'A break for a set time, and exclusion for longer.',
        ],
      },
      {
        heading: 'How limits change',
        text: [
          'A stricter limit holds at once. A looser one holds after 24 hours at the earliest, and only if you confirm it then. An exclusion cannot be cancelled before it ends.',
          'If we cannot find out what your limits are, no bet is taken until we can.',
        ],
      },
      {
        heading: 'Help from others',
        text: ['These organisations help without charge and do not belong to us.'],
        list: [
          'Gambling Therapy: gamblingtherapy.org, online, in many languages',
          'Gamblers Anonymous: gamblersanonymous.org, meetings in many countries',
          'GamCare: gamcare.org.uk, for players and their families in Great Britain',
        ],
      },
      {
        heading: 'Children',
        text: [
          'Accounts are for adults. If you share a device with children, sign out after use and keep your password to yourself; filters such as those of the operating system can bar betting sites altogether.',
        ],
      },
    ],
  },
  disputeResolution: {
    lead: 'If you think a bet was handled wrongly, we look at the record together.',
    sections: [
      {
        heading: 'First step',
        text: [
          'Write to support with the number of the bet and of the session. Support replays the session: the odds on your screen, the press of the button, the request and the answer, in order and with times.',
        ],
      },
      {
        heading: 'What the record proves',
        text: [
          'Records are chained and signed by the server as they arrive, so that neither side can change them later. Gaps, if there are any, are shown as gaps. You can have a copy of your own record and check it.',
        ],
      },
      {
        heading: 'If we do not agree',
        text: [
          'Where the site is run under a licence, the licence names an independent body that decides. The operator gives its name and address under Licences.',
        ],
      },
    ],
  },
  blockAppealHistory: {
    lead: 'If your account is blocked, you can object.',
    sections: [
      {
        heading: 'How to appeal',
        text: [
          'Write to support and name what is wrong about the reason you were given. Ask for somebody to decide who took no part in the block.',
        ],
      },
      {
        heading: 'Your money meanwhile',
        text: [
          'A block stops betting. It does not take your balance away: withdrawal stays open to you where the law allows it.',
        ],
      },
    ],
  },
  licenses: {
    lead: 'As delivered, this site holds no gambling licence, and needs none: it runs with play money.',
    sections: [
      {
        heading: 'For operators',
        text: [
          'Whoever offers real bets with this software needs the licence of every country they offer them in, and must show its number, the authority and the body for disputes here.',
        ],
      },
      {
        heading: 'For players',
        text: ['If you are asked for real money and no licence is named on this page, do not pay.'],
      },
    ],
  },
} as const satisfies SomeArticles;
