import {
  type RequestSubTopicName,
  type RequestTopicName,
  subTopicOf,
  topicOf,
} from '../../../domain/payments/request-topics.ts';
import { MESSAGE_LENGTH, type MessageProblem } from '../../../domain/payments/requests.ts';
import type { PaymentRequest } from '../../../site/contract/requests.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';

const TOPICS = {
  'deposit-missing': 'requests_topic_deposit_missing',
  'withdrawal-missing': 'requests_topic_withdrawal_missing',
  'wrong-amount': 'requests_topic_wrong_amount',
  'unknown-charge': 'requests_topic_unknown_charge',
  'payment-details': 'requests_topic_payment_details',
  'payment-limits': 'requests_topic_payment_limits',
  other: 'requests_topic_other',
  account: 'requests_topic_account',
  bets: 'requests_topic_bets',
  casino: 'requests_topic_casino',
  bonuses: 'requests_topic_bonuses',
  technical: 'requests_topic_technical',
  'responsible-gambling': 'requests_topic_responsible_gambling',
  'anything-else': 'requests_topic_anything_else',
  idea: 'requests_topic_idea',
  appeal: 'requests_topic_appeal',
} as const satisfies Readonly<Record<RequestTopicName, string>>;

const HINTS = {
  'deposit-missing': 'requests_hint_deposit_missing',
  'withdrawal-missing': 'requests_hint_withdrawal_missing',
  'wrong-amount': 'requests_hint_wrong_amount',
  'unknown-charge': 'requests_hint_unknown_charge',
  'payment-details': 'requests_hint_payment_details',
  'payment-limits': 'requests_hint_payment_limits',
  other: 'requests_hint_other',
  account: 'requests_hint_account',
  bets: 'requests_hint_bets',
  casino: 'requests_hint_casino',
  bonuses: 'requests_hint_bonuses',
  technical: 'requests_hint_technical',
  'responsible-gambling': 'requests_hint_responsible_gambling',
  'anything-else': 'requests_hint_anything_else',
  idea: 'requests_idea_intro',
  appeal: 'requests_appeal_how',
} as const satisfies Readonly<Record<RequestTopicName, string>>;

const SUB_TOPICS = {
  'card-replaced': 'requests_sub_card_replaced',
  'bank-account-changed': 'requests_sub_bank_account_changed',
  'wallet-changed': 'requests_sub_wallet_changed',
  'limit-raised': 'requests_sub_limit_raised',
  'payout-verification': 'requests_sub_payout_verification',
  'limit-reached': 'requests_sub_limit_reached',
  statement: 'requests_sub_statement',
  complaint: 'requests_sub_complaint',
  'something-else': 'requests_sub_something_else',
} as const satisfies Readonly<Record<RequestSubTopicName, string>>;

/** What topics are called and what to know before writing. */
export function useTopicWords() {
  const { t } = useHost('requests');
  return {
    topic: (name: RequestTopicName): string => t(TOPICS[name]),
    hint: (name: RequestTopicName): string => t(HINTS[name]),
    subTopic: (name: RequestSubTopicName): string => t(SUB_TOPICS[name]),
  };
}

/** What a request is about and how it stands. */
export function useRequestWords() {
  const { t } = useHost('requests');
  const words = useTopicWords();
  const clock = useClock();
  return {
    about({ topicId, subTopicId }: PaymentRequest): string {
      const topic = topicOf(topicId);
      // A later version of the site may have had it.
      if (topic === null) return words.topic('anything-else');
      const more = subTopicOf(topic, subTopicId ?? undefined);
      return more === null ? words.topic(topic.name) : words.subTopic(more.name);
    },
    state: ({ state }: PaymentRequest): string => t(`requests_state_${state}`),
    asked: ({ createdAt }: PaymentRequest): string => formatTime(createdAt, clock, 'moment'),
    /** What comes next, and until when. */
    next({ state, dueAt }: PaymentRequest): string {
      if (state !== 'open') return t(`requests_next_${state}`);
      if (dueAt === null) return t('requests_next_read');
      return t('requests_next_open', { when: formatTime(dueAt, clock, 'moment') });
    },
  };
}

const PROBLEMS = {
  'unseen-characters': 'requests_message_unseen',
  'card-number': 'requestsRefusedCard',
} as const;

/** What is wrong with a message, as a field has it. */
export function messageError(problem: Exclude<MessageProblem, 'missing'>) {
  if (problem === 'too-short') {
    return { text: 'requests_message_short', values: { least: MESSAGE_LENGTH.least } } as const;
  }
  if (problem === 'too-long') {
    return { text: 'requests_message_long', values: { most: MESSAGE_LENGTH.most } } as const;
  }
  return PROBLEMS[problem];
}
