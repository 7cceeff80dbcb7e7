import * as v from 'valibot';
import type { CallContext } from '../http/handler.ts';
import { POLICY } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { SentForm } from './form.ts';

const madeAccount = v.object({
  userId: v.string(),
  /** Whoever has another password since then has made the account theirs. */
  passwordVersion: v.number(),
  /** Where the server made it: to be told again, as long as the form is known. */
  password: v.nullable(v.string()),
});

type MadeAccount = v.InferOutput<typeof madeAccount>;

const keptForm = v.object({
  form: v.string(),
  account: v.nullable(madeAccount),
  until: v.number(),
});

export interface MadeForm {
  /** Null once the visit has signed out: nobody who has left is let in again. */
  readonly account: MadeAccount | null;
}

/**
 * Forms that became accounts a short while ago, by the visit they were sent in: whoever heard
 * nothing and sends the same form again is told of the account it made.
 */
export interface MadeForms {
  /** Tells forms apart: by the key they were sent under and by what they say. */
  idOf(key: string, sent: SentForm): string;
  find(form: string, context: CallContext): MadeForm | null;
  add(form: string, account: MadeAccount, context: CallContext): void;
  /** The visit signs out. */
  leave(context: CallContext): void;
}

/** Kept, sealed, as what a visit is in the middle of. A form is known by its signature alone. */
export function createMadeForms(flows: Flows, keys: Keys): MadeForms {
  const all = ({ knownVisit, now }: CallContext) =>
    (flows.get(knownVisit, 'registration', v.array(keptForm), now) ?? []).filter(
      ({ until }) => until > now,
    );
  const keep = (made: v.InferOutput<typeof keptForm>[], context: CallContext) => {
    const until = Math.max(...made.map((one) => one.until));
    if (made.length > 0) flows.begin(context.visit(), 'registration', made, until);
  };
  return {
    // What was proved on the way, by captcha or SMS, does not make it another form.
    idOf: (key, { type, body: { captcha: _captcha, sms_code: _code, ...said } }) =>
      keys.mac('registration', key, type, JSON.stringify(said)),
    find: (form, context) => all(context).find((made) => made.form === form) ?? null,
    add(form, account, context) {
      const until = context.now + POLICY.lifetimes.madeForm;
      keep([...all(context), { form, account, until }], context);
    },
    leave(context) {
      keep(
        all(context).map((made) => ({ ...made, account: null })),
        context,
      );
    },
  };
}
