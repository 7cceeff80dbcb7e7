import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type TestSession, testSession } from '../../support/session/session.ts';

const test = suite('effects: notices');

function started(): TestSession {
  const session = testSession();
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const show = ({ runtime }: TestSession, id = 'one') =>
  runtime.publish('notification.shown', { id, level: 'info', area: 'default', text: 'Hello' });
const shown = ({ runtime }: TestSession) => runtime.state.notifications.items.map(({ id }) => id);

test('a notice goes by itself after 10 s', () => {
  const session = started();
  show(session);
  session.clock.advance(9999);
  assert.equal(shown(session), ['one']);
  session.clock.advance(1);
  assert.equal(shown(session), []);
});

test('a notice that is shown once more stays its whole time once more', () => {
  const session = started();
  show(session);
  session.clock.advance(9000);
  show(session);
  session.clock.advance(9999);
  assert.equal(shown(session), ['one']);
  session.clock.advance(1);
  assert.equal(shown(session), []);
});

test('its time stands still while somebody looks at it, and begins anew then', () => {
  const session = started();
  const hold = (isHeld: boolean, id = 'one') =>
    session.runtime.publish('notification.held', { id, isHeld });
  show(session);
  show(session, 'two');
  session.clock.advance(9000);
  hold(true);
  session.clock.advance(60_000);
  assert.equal(shown(session), ['one'], 'of the other one it does not');
  hold(false);
  session.clock.advance(9999);
  assert.equal(shown(session), ['one']);
  session.clock.advance(1);
  assert.equal(shown(session), []);
});

test('one that is shown anew where the pointer is stands still from the beginning', () => {
  const session = started();
  show(session);
  session.runtime.publish('notification.held', { id: 'one', isHeld: true });
  session.clock.advance(5000);
  show(session);
  session.clock.advance(60_000);
  assert.equal(shown(session), ['one']);
  session.runtime.publish('notification.dismissed', { id: 'one', by: 'player' });
  show(session);
  session.clock.advance(10_000);
  assert.equal(shown(session), [], 'what was put away is held by nobody');
});

test('so does a dialog', () => {
  const session = started();
  const open = () => session.runtime.publish('modal.opened', { id: 'm', kind: 'welcome' });
  const isOpen = () => session.runtime.state.modal.open.some(({ id }) => id === 'm');
  open();
  session.clock.advance(9000);
  session.runtime.publish('modal.closed', { id: 'm', by: 'player' });
  open();
  session.clock.advance(9999);
  assert.ok(isOpen());
  session.clock.advance(1);
  assert.not.ok(isOpen());
});

test.run();
