import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { opening } from '../../../src/events/dialogs.ts';
import { cloudEvent } from '../../../src/server/reading/cloud-event.ts';

const test = suite('events for analytics');

const receipt = { sessionId: 'one', userId: null, receivedAt: 0 };

const named = (data: unknown, type = 'modal.opened') =>
  cloudEvent(receipt, { seq: 3, at: 0, type, data }).replaybookdialog;

test('a dialog that was opened is named for counters by its row, whatever its id and kind', () => {
  assert.is(named(opening('login')), 'sign-in');
  assert.is(named(opening('registration-request-sent')), 'registration-request-sent');
  const words = { textKey: 'information_terms_newer' };
  assert.is(named(opening('terms-alert', words)), 'terms-alert');
});

test('nothing else is named, nor what no row describes', () => {
  assert.is(named({ id: 'snackbar', kind: 'snackbar' }), undefined);
  assert.is(named({ id: 'login' }), undefined);
  assert.is(named(null), undefined);
  assert.is(named({ id: 'login', by: 'player' }, 'modal.closed'), undefined);
});

test.run();
