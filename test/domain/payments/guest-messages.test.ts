import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { guestProblems, plainGuestMessage } from '../../../src/domain/payments/guest-messages.ts';

const test = suite('messages of guests');

const good = {
  email: 'ada@example.test',
  name: '',
  subject: 'My account',
  message: 'I cannot sign in any more',
};

test('an address, a subject and some words are enough', () => {
  assert.equal(guestProblems(good), {});
  assert.equal(guestProblems({ ...good, name: 'Ada' }), {});
});

test('each field is bounded, and says by itself what is wrong', () => {
  assert.equal(guestProblems({ email: '', name: '', subject: '', message: '' }), {
    email: 'missing',
    subject: 'missing',
    message: 'missing',
  });
  assert.equal(guestProblems({ ...good, email: 'ada' }), { email: 'format' });
  assert.equal(guestProblems({ ...good, name: 'a'.repeat(81) }), { name: 'too-long' });
  assert.equal(guestProblems({ ...good, subject: 'a'.repeat(121) }), { subject: 'too-long' });
  assert.equal(guestProblems({ ...good, message: 'a'.repeat(1001) }), { message: 'too-long' });
  assert.equal(guestProblems({ ...good, message: 'Help' }), { message: 'too-short' });
});

test('no number of a card is kept, wherever it was written', () => {
  const card = 'Card 4111 1111 1111 1111';
  assert.equal(guestProblems({ ...good, name: card, subject: card, message: card }), {
    name: 'card-number',
    subject: 'card-number',
    message: 'card-number',
  });
});

test('name and subject are of one line, the message of several', () => {
  const typed = { email: ' a@b.test ', name: 'Ada\nL', subject: ' a\r\nb ', message: ' a\r\nb ' };
  assert.equal(plainGuestMessage(typed), {
    email: 'a@b.test',
    name: 'Ada L',
    subject: 'a b',
    message: 'a\nb',
  });
});

test.run();
