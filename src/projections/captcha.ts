import type { CaptchaCode } from '../events/captcha.ts';
import { projection } from './define.ts';

/** The captcha that calls wait for. Solutions and proofs are secret and are not kept. */
export interface CaptchaState {
  status: 'idle' | 'loading' | 'open' | 'checking' | 'unavailable';
  code: CaptchaCode | null;
  /** Requests that wait for it. */
  waiting: number[];
  /** What the server made for the player to solve. */
  challenge: Record<string, unknown> | null;
  /** Why the last solution was not taken, in the server's words. */
  message: string;
  /** When the next solution may be sent, in epoch milliseconds. */
  retryAt: number | null;
}

const initial = (): CaptchaState => ({
  status: 'idle',
  code: null,
  waiting: [],
  challenge: null,
  message: '',
  retryAt: null,
});

function close(slice: CaptchaState): void {
  Object.assign(slice, initial());
}

function unavailable(slice: CaptchaState): void {
  if (slice.status === 'loading') slice.status = 'unavailable';
}

export const captcha = projection('captcha', initial, {
  on: {
    'captcha.required'(slice, { code, requestId }) {
      if (slice.code !== null && slice.code !== code) return;
      if (slice.code === null) slice.status = 'loading';
      slice.code = code;
      slice.waiting.push(requestId);
    },
    'captcha.submitted'(slice) {
      slice.status = 'checking';
    },
    'captcha.failed'(slice, { time, message }, { at }) {
      slice.status = 'loading';
      slice.challenge = null;
      slice.message = message;
      slice.retryAt = time > 0 ? at + time * 1000 : null;
    },
    'captcha.solved': close,
    'captcha.cancelled': close,
  },
  replies: {
    captchaUpdate(slice, { challenge }) {
      if (slice.code === null) return;
      slice.challenge = { ...challenge };
      slice.status = 'open';
    },
  },
  refusals: { captchaUpdate: unavailable, captchaValidate: unavailable },
  failures: { captchaUpdate: unavailable },
});
