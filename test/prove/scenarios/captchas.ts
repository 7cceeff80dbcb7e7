import type { Action } from '../action.ts';
import type { Draw } from '../draw.ts';
import {
  answer,
  refuse,
  type Scenario,
  SECOND,
  says,
  secret,
  signedOut,
  wait,
} from './scenario.ts';

/** A call is refused until a captcha is solved: so is the player's next try. */
const asked = (draw: Draw): readonly Action[] => [
  ...signedOut,
  refuse('loginByEmail', 400, draw.pick(['100', '111', '112', '113'])),
  says('session.loginSubmitted', { login: 'a@b.test', password: secret(draw) }),
  wait(),
];

/** Captchas that are solved, not solved, given up and forgotten. */
export const captchas: readonly Scenario[] = [
  (draw) => [...asked(draw), { do: 'solve', by: draw.pick(['solution', 'token']) }, wait()],
  (draw) => [
    ...asked(draw),
    answer('captchaValidate', { type: draw.pick([1, 2]), time: 5, error_message: 'no' }),
    { do: 'solve', by: 'solution' },
    wait(16 * SECOND),
    { do: 'solve', by: 'solution' },
    wait(),
  ],
  (draw) => [...asked(draw), says('modal.closed', { id: 'captcha', by: 'player' }), wait()],
  (draw) => [...asked(draw), wait(301 * SECOND), wait(301 * SECOND)],
];
