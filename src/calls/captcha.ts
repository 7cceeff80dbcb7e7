import * as v from 'valibot';
import { captchaCode } from '../events/captcha.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

/** Names the challenge in its solution, `id:solution`. */
const id = v.string();
/** Epoch milliseconds. */
const expiresAt = finite;
/** A path on the origin of the calls; to be fetched with the visitor's cookies. */
const file = v.string();

/** A proof of work as altcha makes it. Solution: the altcha payload, base64 of its JSON. */
const work = v.object({
  code: v.literal('100'),
  id,
  expiresAt,
  altcha: v.object({ parameters: v.record(v.string(), v.unknown()), signature: v.string() }),
});

/**
 * A row of digits from 1 to 9, drawn and as groups of beeps: as many beeps as the digit says, from
 * the sixth on at a higher pitch. Solution: the digits.
 */
const picture = v.object({
  code: v.literal('111'),
  id,
  expiresAt,
  length: finite,
  image: file,
  audio: file,
});

/** A code sent by SMS. Solution: its digits. */
const sms = v.object({
  code: v.literal('112'),
  id,
  expiresAt,
  length: finite,
  /** The end of the number it was sent to. */
  phoneEnd: personal(v.string()),
  /** Epoch milliseconds from which on another code is sent when asked for. */
  resendAt: finite,
});

/**
 * A piece to push along a picture to where it fits, by a slider from `min` to `max`; at `max` its
 * right edge meets the picture's. The sound says the number as the picture's sound does its digits.
 * Solution: the number; a few beside it are taken as well.
 */
const slider = v.object({
  code: v.literal('113'),
  id,
  expiresAt,
  min: finite,
  max: finite,
  /** Pixels of the picture, of the square piece, and from the top to the piece. */
  width: finite,
  height: finite,
  pieceSize: finite,
  pieceTop: finite,
  image: file,
  piece: file,
  audio: file,
});

const captchaChallenge = v.variant('code', [work, picture, sms, slider]);

export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>;

export const captchaCalls = {
  captchaValidate: call({
    method: 'POST',
    path: '/captcha-api/v1/validate',
    input: { body: v.object({ captcha: secret(v.string()) }) },
    reply: v.union([
      v.object({ token: secret(v.string()) }),
      v.object({
        /** 1: another try is open; 2: too many wrong ones, the player is to be signed out. */
        type: finite,
        /** Seconds to wait before the next try. */
        time: finite,
        error_message: v.string(),
      }),
    ]),
  }),
  captchaUpdate: call({
    path: '/captcha-api/v1/update',
    input: { query: v.object({ code: captchaCode }) },
    reply: v.object({
      challenge: captchaChallenge,
      /** The server's clock, by which the times of the challenge count; epoch milliseconds. */
      now: v.optional(finite),
    }),
  }),
  /** Seconds to wait before the next try; 0 when it is open. */
  captchaTime: call({ path: '/captcha-api/v1/time', reply: v.object({ time: finite }) }),
};
