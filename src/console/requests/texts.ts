import type {
  RequestSubTopicName,
  RequestTopicName,
} from '../../domain/payments/request-topics.ts';
import type { MessageProblem } from '../../domain/payments/requests.ts';

const topics: Readonly<Record<RequestTopicName, string>> = {
  'deposit-missing': 'Deposit has not arrived',
  'withdrawal-missing': 'Withdrawal has not arrived',
  'wrong-amount': 'Wrong amount',
  'unknown-charge': 'Fee or charge not recognised',
  'payment-details': 'Payment details changed',
  'payment-limits': 'Limits and verification of payments',
  other: 'Something else about money',
  account: 'Account and signing in',
  bets: 'Bets and results',
  casino: 'Casino',
  bonuses: 'Bonuses',
  technical: 'Something does not work',
  'responsible-gambling': 'Playing less, or stopping',
  'anything-else': 'Something else',
  idea: 'Idea',
  appeal: 'Appeal against a block',
};

const subTopics: Readonly<Record<RequestSubTopicName, string>> = {
  'card-replaced': 'card replaced',
  'bank-account-changed': 'bank account changed',
  'wallet-changed': 'wallet changed',
  'limit-raised': 'higher limit wanted',
  'payout-verification': 'verification for a withdrawal',
  'limit-reached': 'limit reached',
  statement: 'statement of payments',
  complaint: 'complaint',
  'something-else': 'something else',
};

const problems: Readonly<Record<MessageProblem, string>> = {
  missing: 'Write an answer.',
  'too-short': 'The answer is too short.',
  'too-long': 'The answer is longer than 2000 characters.',
  'unseen-characters': 'The answer holds characters that cannot be seen.',
  'card-number': 'The answer holds the number of a card. Name its last four digits at most.',
};

/** The texts of requests to support. */
export const requestTexts = {
  title: 'Requests',
  explained:
    'Players write here to support. Each reading and each answer is on record. Never ask for the number of a card or a password.',
  state: 'State',
  states: { open: 'Waiting', answered: 'Answered', closed: 'Closed' },
  topic: 'Topic',
  anyTopic: 'Questions of any topic',
  groups: { payments: 'Payments', support: 'Support', appeals: 'Appeals', ideas: 'Ideas' },
  anyOf: {
    payments: 'All about payments',
    support: 'All for support',
    appeals: 'All appeals',
    ideas: 'All ideas',
  },
  loading: 'Loading…',
  lists: {
    open: {
      list: 'Waiting, the longest first',
      none: 'None waits',
      noneText: 'What players write stands here until it is answered.',
    },
    answered: {
      list: 'Answered, the newest first',
      none: 'None is answered',
      noneText: 'What was answered stands here until it is closed or the player writes more.',
    },
    closed: {
      list: 'Closed, the newest first',
      none: 'None is closed',
      noneText: 'What is over stands here.',
    },
  },
  elsewhere: 'The back-end that is connected answers requests itself.',
  nobody: 'Player without an account here',
  topics,
  subTopics,
  problems,
  unknownTopic: 'Topic of another version',
  number: (id: string) => `Request ${id}`,
  asked: (at: string) => `Asked ${at}.`,
  due: (at: string) => `Answer until ${at}.`,
  late: 'The answer is overdue.',
  payment: (id: string, what: string) => `Payment ${id}: ${what}`,
  fee: (amount: string) => `fee ${amount}`,
  read: 'Read',
  written: 'What was written',
  by: { player: 'Player', support: 'Support' },
  file: (type: string, size: number) => `File: ${type}, ${size} kB`,
  save: (words: string) => `Save: ${words}`,
  fileGone: (words: string) => `${words}. It was deleted as the request was closed.`,
  moment: 'Open the session at this moment',
  answer: 'Answer',
  ready: 'Ready answer',
  insert: 'Insert and edit',
  language: 'Language',
  send: 'Send the answer',
  sent: 'Sent.',
  more: 'The player wrote more meanwhile. It stands above now: read it, and send the answer again.',
  close: 'Close',
  closeUnanswered: 'Close without an answer',
  closeDeletes: 'Files are deleted when the request is closed.',
  forbidden: 'Requests of players need the support role.',
} as const;
