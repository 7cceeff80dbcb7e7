import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdsCardNumber } from '../../../src/domain/payments/card-number.ts';
import { MOST_REQUESTS, underWay } from '../../../src/domain/payments/request-states.ts';
import {
  IDEA_TOPIC,
  paymentTopicOf,
  REQUEST_SUB_TOPICS,
  REQUEST_TOPICS,
  SUPPORT_TOPICS,
  subTopicOf,
  topicOf,
  usualTopic,
} from '../../../src/domain/payments/request-topics.ts';
import {
  ANSWERED_WITHIN,
  answerDue,
  MESSAGE_LENGTH,
  messageProblem,
  plainMessage,
  requestRefusal,
  usualWait,
} from '../../../src/domain/payments/requests.ts';

const test = suite('requests to support');

const facts = {
  topicId: '1',
  subTopicId: null,
  payment: 'deposit',
  message: 'My deposit has not arrived',
  underWay: 0,
} as const;

test('every topic asks for a payment or for one of its own sub-topics', () => {
  const ids = REQUEST_TOPICS.flatMap(({ id, subTopics }) => [
    id,
    ...subTopics.map((one) => one.id),
  ]);
  assert.is(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^\d{1,3}$/);
  for (const { asks, subTopics } of REQUEST_TOPICS) {
    assert.is(asks === 'sub-topic', subTopics.length > 0);
  }
  const names = REQUEST_TOPICS.flatMap(({ subTopics }) => subTopics.map(({ name }) => name));
  assert.equal([...names].sort(), [...REQUEST_SUB_TOPICS].sort());
});

test('topics are found by what an address says, and by nothing else', () => {
  assert.is(topicOf('5')?.name, 'payment-details');
  for (const id of [undefined, '', '0', '05', 'constructor', '51'])
    assert.is(topicOf(id), null, id);
  const details = REQUEST_TOPICS[4];
  assert.is(subTopicOf(details, '51')?.name, 'card-replaced');
  assert.is(subTopicOf(details, '61'), null);
  assert.is(usualTopic('deposit').name, 'deposit-missing');
  assert.is(usualTopic('withdrawal').name, 'withdrawal-missing');
});

test('a topic is answered by what it asks for', () => {
  assert.is(requestRefusal(facts), null);
  assert.is(requestRefusal({ ...facts, topicId: '3', payment: 'withdrawal' }), null);
  const details = { ...facts, topicId: '5', subTopicId: '51', payment: null };
  assert.is(requestRefusal(details), null);
  const wrong = [
    { ...facts, topicId: '99' },
    { ...facts, payment: null },
    { ...facts, payment: 'withdrawal' as const },
    { ...facts, subTopicId: '51' },
    { ...details, subTopicId: null },
    { ...details, subTopicId: '61' },
    { ...details, payment: 'deposit' as const },
  ];
  for (const one of wrong) assert.is(requestRefusal(one), 'no-topic');
});

test('words are all that support and ideas ask for', () => {
  const words = { ...facts, payment: null };
  for (const { id } of [...SUPPORT_TOPICS, IDEA_TOPIC]) {
    assert.is(requestRefusal({ ...words, topicId: id }), null, id);
    assert.is(requestRefusal({ ...words, topicId: id, payment: 'deposit' }), 'no-topic', id);
    assert.is(requestRefusal({ ...words, topicId: id, subTopicId: '51' }), 'no-topic', id);
    assert.is(paymentTopicOf(id), null);
  }
});

test('an answer is due where it is waited for, but none to an idea', () => {
  assert.is(answerDue('1', 1000), 1000 + ANSWERED_WITHIN);
  assert.is(answerDue('1', null), null);
  assert.is(answerDue(IDEA_TOPIC.id, 1000), null);
});

test('what is usual is what four of five answers kept, and unknown of a few', () => {
  const waits = Array.from({ length: 20 }, (_, at) => 20 - at);
  assert.is(usualWait(waits), 16);
  assert.is(usualWait(waits.slice(1)), null);
  assert.is(usualWait([]), null);
});

test('so many are under way at once, and those that are over do not count', () => {
  assert.is(requestRefusal({ ...facts, underWay: MOST_REQUESTS }), 'too-many');
  assert.is(requestRefusal({ ...facts, underWay: MOST_REQUESTS - 1 }), null);
  const all = (['open', 'answered', 'closed'] as const).map((state) => ({ topicId: '10', state }));
  const idea = { topicId: '20', state: 'open' } as const;
  assert.is(underWay([...all, idea], false), 2);
  assert.is(underWay([...all, idea], true), 1, 'ideas are counted by themselves');
});

test('a message is plain text of a bounded length', () => {
  assert.is(messageProblem(''), 'missing');
  assert.is(messageProblem('too short'), 'too-short');
  assert.is(messageProblem('x'.repeat(MESSAGE_LENGTH.most)), null);
  assert.is(messageProblem('x'.repeat(MESSAGE_LENGTH.most + 1)), 'too-long');
  assert.is(messageProblem('line one\nline two\tand more'), null);
  assert.is(messageProblem('turned around \u202etxet'), 'unseen-characters');
  assert.is(messageProblem('with a bell\u0007 in it'), 'unseen-characters');
  assert.is(messageProblem('می‌خواهم بپرسم 👩‍💻'), null);
  assert.is(plainMessage('  one\r\ntwo\rthree  '), 'one\ntwo\nthree');
});

test('the number of a card is seen whichever way it is written', () => {
  const written = [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    'card:4111111111111111.',
    '3782 822463 10005',
    'call 353 1 4111 1111 1111 1111 12/27',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '4111\n1111\n1111\n1111',
  ];
  for (const text of written) {
    assert.ok(holdsCardNumber(text), text);
    assert.is(messageProblem(`My card is ${text}`), 'card-number', text);
  }
});

test('other numbers are none of a card', () => {
  const written = [
    'payment 10000001 of 2026-03-01 12:00:00',
    '4111111111111112',
    'IBAN IE29 AIBK 9311 5212 3456 78',
    '+353 1 234 5678',
    '€1,000.00',
  ];
  for (const text of written) assert.not.ok(holdsCardNumber(text), text);
});

test.run();
