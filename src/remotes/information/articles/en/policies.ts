import type { SomeArticles } from '../../article.ts';

/** Data, identity and money laundering. */
export const policies = {
  consent: {
    lead: 'Which data arise when you use this site, what they are for, and who may see them.',
    sections: [
      {
        heading: 'What is recorded',
        text: [
          'Every session is recorded: pages you open, buttons you press, odds shown to you, calls to the server and their answers. From this record what you saw can be shown again.',
          'Never recorded: your password, codes, tokens, card numbers and document numbers. They are taken out before the record leaves your browser.',
        ],
      },
      {
        heading: 'What it is for',
        text: [
          'To settle disputes about bets, to find faults, and to keep the rules of safer gaming. It is not sold, and not used for advertising.',
        ],
      },
      {
        heading: 'Who may look',
        text: [
          'Support and analysts, according to their role. Analysts do not see what identifies you. Every look at a session is itself recorded.',
        ],
      },
      {
        heading: 'Deletion',
        text: [
          'What identifies you is encrypted with a key of your own. If your data are to be deleted, that key is destroyed, and the personal parts can no longer be read by anyone.',
        ],
      },
    ],
  },
  cookies: {
    lead: 'This site keeps only what it needs to work. There is no advertising and no tracking by others.',
    sections: [
      {
        heading: 'Cookies',
        text: [],
        list: [
          'rb_owner: joins the records of your sessions on this device. Set by the server, signed, not readable by scripts.',
          'user_token: shows for a short time that you are signed in.',
          'ggru and grant_ with your number: while you are signed in they prove to other services of ours that it is you.',
          'A session cookie of the server: keeps you signed in.',
        ],
      },
      {
        heading: 'Storage in the browser',
        text: [],
        list: [
          'preferences: theme, odds format and whether your balance is hidden.',
          'coupon and pendingBets: your bet slip, and a bet whose answer is not here yet, so that a reload loses nothing.',
          'replaybook-log-2, replaybook-log: parts of the record that the server does not have yet. They are deleted when it has.',
        ],
      },
      {
        heading: 'Your choice',
        text: [
          'You can delete all of it in your browser at any time. You will be signed out and your slip will be empty; placed bets are not affected.',
        ],
      },
    ],
  },
  amlKyc: {
    lead: 'Two policies protect the site and its players from crime: one against money laundering, one on knowing who plays.',
    sections: [
      {
        heading: 'Where to read them',
        text: [
          'The anti-money-laundering policy says how unusual payments are treated. The know-your-customer policy says which documents may be asked for, and when.',
        ],
      },
    ],
  },
  amlPolicy: {
    lead: 'Money from crime must not pass through betting accounts.',
    sections: [
      {
        heading: 'What we watch',
        text: [
          'Deposits without play, payments from or to other people, and amounts that do not fit what is known of a player are looked into.',
        ],
      },
      {
        heading: 'What follows',
        text: [
          'A payment under suspicion is held until its source is clear. Where the law demands it, it is reported to the authorities, and the player may not be told of that.',
        ],
      },
      {
        heading: 'What you can do',
        text: ['Use only payment means in your own name, and never lend your account.'],
      },
    ],
  },
  kycPolicy: {
    lead: 'An operator has to know who plays: to keep out minors, to respect exclusions, and to pay the right person.',
    sections: [
      {
        heading: 'What may be asked for',
        text: [],
        list: [
          'Name, date of birth and address.',
          'A document with a photograph.',
          'Proof of the source of money, for large amounts.',
        ],
      },
      {
        heading: 'When',
        text: [
          'When an account is opened, before the first withdrawal, or when something changes. State and open questions are shown in your account under verification.',
        ],
      },
      {
        heading: 'What becomes of documents',
        text: [
          'Documents are not part of the record of your session. They are kept only as long as the law demands.',
        ],
      },
    ],
  },
  simpleIdentification: {
    lead: 'Simple identification compares your name, date of birth and address with a register, without documents.',
    sections: [
      {
        heading: 'When it is enough',
        text: [
          'Where the law of your country allows it, and up to the amounts it names. Otherwise a document is needed, as the know-your-customer policy says.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
