import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { followPush, type PushWindow } from '../../../src/site/ports/push.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { reply, type SessionOptions, testSession } from '../../support/session/session.ts';

const test = suite('messages of a browser');

const ADDRESS = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/planted-browser',
  keys: { p256dh: 'planted-key', auth: 'planted-secret' },
};

/** A browser with a worker, which allows what `permission` says once it is asked. */
function browserOf(permission: NotificationPermission) {
  let isOn = false;
  const asked: unknown[] = [];
  const subscription = {
    endpoint: ADDRESS.endpoint,
    toJSON: () => ADDRESS,
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async (options: unknown) => {
      asked.push(options);
      isOn = true;
      return subscription;
    },
  };
  const Notification = {
    permission: 'default' as NotificationPermission,
    async requestPermission() {
      Notification.permission = permission;
      return permission;
    },
  };
  const worker = { getRegistration: async () => ({ pushManager }) };
  const page = {
    Notification,
    PushManager: true,
    navigator: { serviceWorker: worker },
  } as unknown as PushWindow;
  return { page, asked };
}

async function opened(page: PushWindow, options: SessionOptions = {}) {
  const session = testSession({
    url: '/en/office/settings',
    ...options,
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      pushKey: () => reply({ key: 'key-of-the-house' }),
      pushSubscribe: () => reply({ success: true }),
      pushUnsubscribe: () => reply({ success: true }),
      disconnect: () => reply({ success: true }),
      ...options.answers,
    },
  });
  followPush(session.runtime, page, (reason) => assert.unreachable(reason));
  session.runtime.start();
  const rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise(setImmediate);
      session.clock.advance(500);
    }
  };
  await rest();
  return { session, rest, push: () => session.runtime.state.push };
}

test('who wants to be told is asked by the browser, and the server learns where', async () => {
  const { page, asked } = browserOf('granted');
  const { session, rest, push } = await opened(page);
  assert.is(push().permission, 'default');
  session.runtime.input('push.wanted', {});
  await rest();
  assert.equal(asked, [{ userVisibleOnly: true, applicationServerKey: 'key-of-the-house' }]);
  const [sent] = session.requestsOf('pushSubscribe');
  assert.equal(sent?.input.body, {
    ...{ endpoint: ADDRESS.endpoint, p256dh: 'planted-key', auth: 'planted-secret' },
    language: 'en',
  });
  assert.equal([push().isOn, push().permission], [true, 'granted']);
  assertKeptSecret(session, [ADDRESS.endpoint, ADDRESS.keys.p256dh, ADDRESS.keys.auth]);
});

test('who does not allow it is asked for nothing more', async () => {
  const { page } = browserOf('denied');
  const { session, rest, push } = await opened(page);
  session.runtime.input('push.wanted', {});
  await rest();
  assert.is(session.requestsOf('pushSubscribe').length, 0);
  assert.equal([push().isOn, push().permission, push().isWanted], [false, 'denied', false]);
});

test('whoever signs out takes the messages with them', async () => {
  const { page } = browserOf('granted');
  const { session, rest, push } = await opened(page);
  session.runtime.input('push.wanted', {});
  await rest();
  session.runtime.publish('session.ended', { reason: 'logout' });
  await rest();
  assert.is(
    await page.navigator.serviceWorker
      ?.getRegistration()
      .then((one) => one?.pushManager.getSubscription()),
    null,
  );
  assert.is(push().isOn, false);
});

test('a browser without messages is no place to ask for them', async () => {
  const { session, push } = await opened({ navigator: {} });
  assert.is(push().permission, 'unsupported');
  assert.is(session.requestsOf('pushKey').length, 0);
});

test.run();
