import * as v from 'valibot';
import { CONTACT_KINDS } from '../domain/protection/activation.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

const kind = v.picklist(CONTACT_KINDS);

/** Why a contact was not confirmed; `taken`: another player confirmed it before. */
const error = v.picklist(['wrong_code', 'time_up', 'taken']);

export type ActivationError = v.InferOutput<typeof error>;

export const activationEvents = area('activation', {
  sendPressed: input(
    1,
    'The player asked for a code to an address or number; without one, to the one they have.',
    v.object({
      kind,
      email: v.optional(personal(v.string())),
      phone: v.optional(personal(v.string())),
      /** Letters of the country that a number is read for. */
      country: v.optional(v.string()),
      /** For another address or number than the one they have. */
      password: v.optional(secret(v.string())),
    }),
  ),
  codeSent: event(
    1,
    'A code was sent. Both times are in seconds: how long it is good, and until the next.',
    v.object({ kind, expiresIn: finite, resendIn: finite }),
  ),
  codeSubmitted: input(
    1,
    'The player sent the code.',
    v.object({ kind, code: secret(v.string()) }),
  ),
  confirmed: event(
    1,
    'An address or number is confirmed.',
    v.object({ kind, activation_type: v.picklist([0, 1, 2, 3]) }),
  ),
  failed: event(1, 'A code was not taken, or its time is up.', v.object({ kind, error })),
  stepChosen: input(
    1,
    'The player goes back to name another address, or on to a code they have already.',
    v.object({ kind, step: v.picklist(['address', 'code']) }),
  ),
});
