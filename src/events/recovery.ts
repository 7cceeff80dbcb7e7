import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** Why a step was not passed. */
const error = v.picklist(['wrong_code', 'time_up', 'password-field']);

export type RecoveryError = v.InferOutput<typeof error>;

/** Where a recovery stands: who it is for, the code that was sent, the new password, done. */
const step = v.picklist(['call', 'code', 'password', 'done']);

export type RecoveryStep = v.InferOutput<typeof step>;

/**
 * What analytics calls the steps of password recovery: call, code, new password, save, success,
 * exit are these events in this order: `called`, `codeSubmitted`, `codeAccepted`,
 * `passwordSubmitted`, `succeeded`, `left`.
 */
export const recoveryEvents = area('recovery', {
  called: input(
    1,
    'The player asked for a code, to set a new password.',
    v.object({ login: personal(v.string()) }),
  ),
  codeSent: event(
    1,
    'A code is on its way, if there is such a player. It is good until `expiresAt`.',
    v.object({ expiresAt: v.nullable(finite) }),
  ),
  codeSubmitted: input(1, 'The player sent the code.', v.object({ code: secret(v.string()) })),
  codeAccepted: event(
    1,
    'The code was right; a new password may be set until `expiresAt`.',
    v.object({ expiresAt: v.nullable(finite) }),
  ),
  passwordSubmitted: input(
    1,
    'The player sent a new password.',
    v.object({ password: secret(v.string()) }),
  ),
  succeeded: event(1, 'The new password holds.', v.object({})),
  failed: event(
    1,
    'A step was not passed, or its time is up.',
    v.object({ error, problems: v.array(v.string()) }),
  ),
  restarted: input(1, 'The player goes back to say who they are.', v.object({})),
  left: event(1, 'The player closed the recovery at a step.', v.object({ step })),
});
