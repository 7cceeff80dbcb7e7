import * as v from 'valibot';
import type { CaptchaChallenge } from '../../calls/captcha.ts';
import type { CallReply } from '../../calls/table.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { Attempts } from '../guard/attempts.ts';
import type { Guard } from '../guard/guard.ts';
import type { Proofs } from '../guard/proofs.ts';
import { createWrongSolutions } from '../guard/wrong-solutions.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { POLICY } from '../policy.ts';
import type { Post } from '../post/post.ts';
import type { Codes } from '../secrets/codes.ts';
import { isSame } from '../secrets/equal.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Contacts } from '../user/contacts.ts';
import { createWork, isWorkDone } from './altcha.ts';
import type { Challenges, Made } from './challenges.ts';
import { SLIDER } from './slider-picture.ts';

export interface CaptchaOptions {
  readonly keys: Keys;
  readonly challenges: Challenges;
  readonly proofs: Proofs;
  readonly attempts: Attempts;
  readonly guard: Guard;
  readonly codes: Codes;
  readonly flows: Flows;
  readonly contacts: Contacts;
  readonly post: Post;
}

/** Makes captchas and judges their solutions. */
export interface Captchas {
  make(code: CaptchaChallenge['code'], context: CallContext): Promise<CaptchaChallenge>;
  judge(solution: string, context: CallContext): Promise<CallReply<'captchaValidate'>>;
  /** Seconds until a solution is looked at again; 0 when it is now. */
  wait(context: CallContext): number;
}

const phoneFlow = v.object({ phone: v.string() });
const AGAIN = 1;
const SIGN_OUT = 2;

/** Where a picture or sound of a challenge is. */
const fileOf = (id: string, name: string) => `/captcha-api/v1/challenges/${id}/${name}`;

/** From the top of the picture to the piece; the same for every fetch. */
export const pieceTop = ({ seed }: Made): number => 4 + (seed % (SLIDER.height - SLIDER.piece - 8));

function shown({ id, code, expiresAt, ...made }: Made): CaptchaChallenge {
  const image = fileOf(id, 'image.png');
  const audio = fileOf(id, 'audio.wav');
  if (code === '111') {
    return { code, id, expiresAt, length: POLICY.captcha.digits, image, audio };
  }
  const { width, height, piece: pieceSize, max } = SLIDER;
  const size = { min: 0, max, width, height, pieceSize };
  const top = pieceTop({ id, code, expiresAt, ...made });
  const piece = fileOf(id, 'piece.png');
  return { code: '113', id, expiresAt, ...size, pieceTop: top, image, piece, audio };
}

/** A challenge by SMS: to the number the refused call named, else to the player's own. */
function bySms({ challenges, codes, flows, contacts, guard, post }: CaptchaOptions) {
  const phoneFor = async (context: CallContext): Promise<string> => {
    const named = flows.get(context.knownVisit, 'captcha-phone', phoneFlow, context.now);
    if (named) return named.phone;
    const user = await context.visitor();
    const own = user && contacts.of(user.id).phone;
    if (own?.confirmed_at == null) throw new Refused('1201');
    return own.value;
  };
  return async (context: CallContext): Promise<CaptchaChallenge> => {
    const { now } = context;
    const phone = await phoneFor(context);
    const visit = context.visit();
    const lately = codes.lately('captcha', visit, now);
    const open = lately && challenges.open('112', visit, now);
    if (!open) {
      // The guard asks for this captcha only while one may be sent; others may have been faster.
      if (!guard.passFreely('sms', context, { subject: phone })) {
        throw new Refused('429', [{}], { retryAfter: POLICY.codes.resend / 1000 });
      }
      const code = codes.issue('captcha', visit, now);
      post.send('captcha', { kind: 'sms', value: phone }, { code }, context);
    }
    const made = open ?? challenges.make('112', visit, now);
    return {
      code: '112',
      id: made.id,
      expiresAt: made.expiresAt,
      length: POLICY.codes.digits,
      phoneEnd: phone.slice(-2),
      resendAt: (open && lately?.resendAt) ?? now + POLICY.codes.resend,
    };
  };
}

function judging({ keys, challenges, codes }: CaptchaOptions) {
  const near = (one: number, other: number) => Math.abs(one - other) <= POLICY.captcha.tolerance;
  const isRight = async (made: Made, solution: string, visit: string, now: number) => {
    const plain = solution.replace(/\s/g, '');
    if (made.code === '100') return isWorkDone(keys, made.id, solution);
    if (made.code === '111') return isSame(plain, made.answer);
    if (made.code === '113')
      return /^\d{1,2}$/.test(plain) && near(Number(plain), Number(made.answer));
    return codes.check('captcha', visit, plain, now) === 'right';
  };
  /** A wrong code by SMS may be typed again; any other challenge is used up by its solution. */
  const isUsedUp = async (made: Made, solution: string, visit: string, now: number) => {
    if (made.code !== '112') return challenges.use(made) && isRight(made, solution, visit, now);
    return (await isRight(made, solution, visit, now)) && challenges.use(made);
  };
  return isUsedUp;
}

/** Puts captchas together. */
export function createCaptchas(options: CaptchaOptions): Captchas {
  const { keys, challenges, proofs, guard } = options;
  const sendSms = bySms(options);
  const isSolved = judging(options);
  const wrong = createWrongSolutions(options.attempts);
  return {
    wait: ({ knownVisit, now }) => wrong.wait(knownVisit, now),
    async make(code, context) {
      if (code === '112') return sendSms(context);
      const made = challenges.make(code, context.visit(), context.now);
      if (code !== '100') return shown(made);
      const { id, expiresAt } = made;
      return { code, id, expiresAt, altcha: await createWork(keys, id, guard.hardness(context)) };
    },
    async judge(text, { knownVisit: visit, network, now }) {
      const locked = wrong.wait(visit, now);
      if (locked > 0)
        return {
          type: SIGN_OUT,
          time: locked,
          error_message: 'captcha_locked' satisfies MessageCode,
        };
      const colon = text.indexOf(':');
      const made = challenges.find(text.slice(0, Math.max(0, colon)), visit, now);
      if (!made || visit === null) {
        return { type: AGAIN, time: 0, error_message: 'captcha_time_up' satisfies MessageCode };
      }
      if (await isSolved(made, text.slice(colon + 1), visit, now)) {
        // From where sliders are guessed one is worth nothing anywhere: the next answer asks for digits.
        const isGuessed = made.code === '113' && wrong.isGuessing(network, now);
        return { token: isGuessed ? proofs.worthless() : proofs.issue(made.code, visit, now) };
      }
      wrong.add(visit, network, now);
      const time = wrong.wait(visit, now);
      return time > 0
        ? { type: SIGN_OUT, time, error_message: 'captcha_locked' satisfies MessageCode }
        : { type: AGAIN, time: 0, error_message: 'captcha_wrong' satisfies MessageCode };
    },
  };
}
