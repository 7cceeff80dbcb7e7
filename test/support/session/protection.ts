/** A signed-in player whose account can be protected, on the page where that is done. */
import type { CallReply } from '../../../src/calls/table.ts';
import type { EventData, EventType } from '../../../src/events/catalogue.ts';
import { userConfigOf } from './accounts.ts';
import { bettingSession } from './betting.ts';
import { type Answer, reply, type SessionOptions, type TestSession } from './session.ts';

type UserConfig = CallReply<'userConfig'>['result'];

export const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const URI = `otpauth://totp/Replaybook:player%40example.test?secret=${KEY}&issuer=Replaybook`;
export const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

/** Here, and on a phone. */
export const signInItems: CallReply<'signIns'>['items'] = [
  { id: 'a', device: 'Firefox 127 · Linux', begunAt: 1_000, usedAt: 3_000, isCurrent: true },
  { id: 'b', device: 'Chrome 126 · Android', begunAt: 1_000, usedAt: 2_000, isCurrent: false },
];

export const protectedBy = (methods: Partial<UserConfig['protection_methods']> = {}) => ({
  is_changed_password: false,
  enable_two_factor_auth: false,
  enable_phone_binding: false,
  enable_security_question: false,
  enable_email_auth: false,
  ...methods,
});

/** Ada's account, as the server tells of it. */
export const userConfig = (more: Partial<UserConfig> = {}): CallReply<'userConfig'> => {
  const { result } = userConfigOf();
  const user_data = { ...result.user_data, name: 'Ada', surname: 'Lovelace' };
  const own = { user_email: 'player@example.test', changed_pass_day_count: 12, user_data };
  return userConfigOf({
    ...own,
    protection_level: 20,
    protection_methods: protectedBy(),
    ...more,
  });
};

/** What the server says of a field it refuses. */
export const refuseField = (status: number, code: string, detail: string, pointer?: string) =>
  reply({ errors: [{ code, detail, ...(pointer === undefined ? {} : { pointer }) }] }, status);

export interface ProtectionSessionOptions extends SessionOptions {
  readonly config?: Partial<UserConfig>;
}

/** A player on the security page; it has not started yet. */
export function protectionSession(options: ProtectionSessionOptions = {}): TestSession {
  return bettingSession({
    url: '/en/office/security',
    player: true,
    ...options,
    answers: {
      userConfig: () => reply(userConfig(options.config)),
      securityQuestion: () => reply({ question: null }),
      signIns: () => reply({ items: signInItems }),
      signInEnd: () => reply({ items: signInItems.filter(({ isCurrent }) => isCurrent) }),
      twoStepStart: ({ body }): Answer => {
        const { method } = body as { method: string };
        return method === 'totp'
          ? reply({ method, key: KEY, uri: URI, expiresIn: 900 })
          : reply({ method, expiresIn: 900, resendIn: 60 });
      },
      twoStepEnable: () => reply({ recoveryCodes: CODES }),
      twoStepDisable: () => reply({ success: true }),
      ...options.answers,
    },
  });
}

/** The same, with the page there. */
export function started(options: ProtectionSessionOptions = {}): TestSession {
  const session = protectionSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** Lets something happen, and what follows from it. */
export function act<T extends EventType>(session: TestSession, type: T, data: EventData<T>): void {
  session.runtime.publish(type, data);
  session.clock.advance(1000);
}
