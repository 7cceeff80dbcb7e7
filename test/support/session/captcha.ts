/** Challenges as the reference back-end makes them, and sessions in which calls need one. */
import type { CaptchaChallenge } from '../../../src/calls/captcha.ts';
import type { CallInput, CallName } from '../../../src/calls/table.ts';
import type { CaptchaCode } from '../../../src/events/captcha.ts';
import { type Answer, refuse, reply, type TestSession, testSession } from './session.ts';

const MINUTE = 60_000;

type Of<C extends CaptchaCode> = Extract<CaptchaChallenge, { code: C }>;

const fileOf = (id: string, name: string) => `/captcha-api/v1/challenges/${id}/${name}`;

const makers: {
  readonly [C in CaptchaCode]: (id: string, now: number) => Omit<Of<C>, 'expiresAt'>;
} = {
  '100': (id) => ({
    code: '100',
    id,
    altcha: { parameters: { algorithm: 'test' }, signature: '' },
  }),
  '111': (id) => ({
    code: '111',
    id,
    length: 5,
    image: fileOf(id, 'image.png'),
    audio: fileOf(id, 'audio.wav'),
  }),
  '112': (id, now) => ({ code: '112', id, length: 6, phoneEnd: '07', resendAt: now + MINUTE }),
  '113': (id) => ({
    code: '113',
    id,
    ...{ min: 0, max: 99, width: 320, height: 140, pieceSize: 48, pieceTop: 30 },
    image: fileOf(id, 'image.png'),
    piece: fileOf(id, 'piece.png'),
    audio: fileOf(id, 'audio.wav'),
  }),
};

/** A challenge that is good for five minutes from `now` on. */
export function challengeOf(code: CaptchaCode, id: string, now: number): CaptchaChallenge {
  return { ...makers[code](id, now), expiresAt: now + 5 * MINUTE } as CaptchaChallenge;
}

export interface CaptchaSessionOptions {
  readonly code?: CaptchaCode;
  readonly player?: boolean;
  /** What a solution is answered; right ones are the rule. */
  readonly validate?: () => Answer;
  readonly url?: string;
  readonly apiOrigin?: string;
}

/**
 * A session in which sending an SMS needs a captcha. Challenges are `c1`, `c2`, … in the order in
 * which they are asked for; `ask` sends an SMS and gives the number of the request.
 */
export function captchaSession(options: CaptchaSessionOptions = {}) {
  const { code = '111', player = false, validate, url = '/en/about', apiOrigin = '' } = options;
  let made = 0;
  const session: TestSession = testSession({
    url,
    environment: { projectId: 1, apiOrigin, promoFrameUrl: '', build: 'test', production: false },
    answers: {
      authCheck: () => reply({ user_id: player ? '7' : null }),
      captchaUpdate: ({ query }) => {
        made += 1;
        const now = session.clock.now();
        const challenge = challengeOf(query?.['code'] as CaptchaCode, `c${made}`, now);
        return reply({ challenge, now });
      },
      captchaTime: () => reply({ time: 0 }),
      captchaValidate: validate ?? (() => reply({ token: 'proof' })),
      sendSms: ({ headers }) =>
        headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, code),
    },
  });
  let requestId = 900;
  const ask = <C extends CallName>(call: C, input: CallInput<C>): number => {
    requestId += 1;
    session.runtime.publish('http.requested', { call, requestId, ...input });
    return requestId;
  };
  const statusOf = (id: number): number | 'close' | null => {
    for (const { type, data } of session.events) {
      if (type === 'http.replied' && data.requestId === id) return data.status;
      if (type === 'http.failed' && data.requestId === id && data.reason === 'close')
        return 'close';
    }
    return null;
  };
  return {
    session,
    captcha: () => session.runtime.state.captcha,
    isOpen: () => session.runtime.state.modal.open.some(({ kind }) => kind === 'captcha'),
    ask,
    askSms: () => ask('sendSms', { body: { phone: 'encoded' } }),
    /** How a request ended; null while it is under way. */
    statusOf,
    solve(solution = '12345'): void {
      const { code: current } = session.runtime.state.captcha;
      if (current !== null)
        session.runtime.publish('captcha.submitted', { code: current, solution });
    },
  };
}

/** The same, under way, with an SMS that waits for its captcha. */
export function waitingSession(options: CaptchaSessionOptions = {}) {
  const waiting = captchaSession(options);
  const { session } = waiting;
  session.runtime.start();
  session.clock.advance(1000);
  const requestId = waiting.askSms();
  session.clock.advance(1000);
  return { ...waiting, requestId };
}

/** What was sent to be judged. */
export const validated = (session: TestSession) =>
  session.requestsOf('captchaValidate').map(({ input }) => input.body?.captcha);

/** How many challenges were asked for. */
export const fetched = (session: TestSession): number => session.requestsOf('captchaUpdate').length;

export const wrong = (time = 0, type = 1, message = 'captcha_wrong'): Answer =>
  reply({ type, time, error_message: message });
