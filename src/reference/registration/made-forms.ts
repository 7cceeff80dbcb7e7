import * as v from 'valibot';
import type { CallContext } from '../http/handler.ts';
import { POLICY } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { SentForm } from './form.ts';

const madeForm = v.object({
  form: v.string(),
  userId: v.string(),
  /** Whoever has another password since then has made the account theirs. */
  passwordVersion: v.number(),
  until: v.number(),
});

export type MadeForm = v.InferOutput<typeof madeForm>;

/**
 * Forms that became accounts a short while ago, by the visit they were sent in, until it signs out:
 * whoever heard nothing and sends the same form again is told of the account it made.
 */
export interface MadeForms {
  /** Tells forms apart: by the key they were sent under and by what they say. */
  idOf(key: string, sent: SentForm): string;
  find(form: string, context: CallContext): MadeForm | null;
  add(form: string, user: Pick<MadeForm, 'userId' | 'passwordVersion'>, context: CallContext): void;
  /** The same account has another password now, by this very form. */
  renew(made: MadeForm, passwordVersion: number, context: CallContext): void;
}

/** Kept as what a visit is in the middle of. A form is known by its signature, not by its words. */
export function createMadeForms(flows: Flows, keys: Keys): MadeForms {
  const all = ({ knownVisit, now }: CallContext) =>
    (flows.get(knownVisit, 'registration', v.array(madeForm), now) ?? []).filter(
      ({ until }) => until > now,
    );
  const put = (made: MadeForm, context: CallContext) => {
    const others = all(context).filter(({ form }) => form !== made.form);
    const until = Math.max(made.until, ...others.map((other) => other.until));
    flows.begin(context.visit(), 'registration', [...others, made], until);
  };
  return {
    // What was proved on the way, by captcha or SMS, does not make it another form.
    idOf: (key, { type, body: { captcha: _captcha, sms_code: _code, ...said } }) =>
      keys.mac('registration', key, type, JSON.stringify(said)),
    find: (form, context) => all(context).find((made) => made.form === form) ?? null,
    add: (form, user, context) =>
      put({ form, ...user, until: context.now + POLICY.lifetimes.madeForm }, context),
    renew: (made, passwordVersion, context) => put({ ...made, passwordVersion }, context),
  };
}
