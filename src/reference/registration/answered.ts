import * as v from 'valibot';
import type { CallContext } from '../http/handler.ts';
import { POLICY } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { SentForm } from './form.ts';

const madeAccount = v.object({ form: v.string(), userId: v.string() });

/**
 * Forms that became accounts a short while ago, by the visit they were sent in. Whoever heard
 * nothing and sends the same form again is told of that account; there is no second one.
 */
export interface AnsweredForms {
  /** Tells forms apart: by the key they were sent under and all that they say. */
  idOf(key: string, sent: SentForm): string;
  /** Id of the user whom the form has made already, or null. */
  userOf(form: string, context: CallContext): string | null;
  add(form: string, userId: string, context: CallContext): void;
}

/** Kept as what a visit is in the middle of. A form is known by its signature, not by its words. */
export function createAnsweredForms(flows: Flows, keys: Keys): AnsweredForms {
  return {
    // A captcha that was solved on the way does not make it another form.
    idOf: (key, { type, body: { captcha: _, ...said } }) =>
      keys.mac('registration', key, type, JSON.stringify(said)),
    userOf(form, { knownVisit, now }) {
      const made = flows.get(knownVisit, 'registration', madeAccount, now);
      return made?.form === form ? made.userId : null;
    },
    add(form, userId, context) {
      const expiresAt = context.now + POLICY.lifetimes.answeredForm;
      flows.begin(context.visit(), 'registration', { form, userId }, expiresAt);
    },
  };
}
