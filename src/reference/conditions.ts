import * as v from 'valibot';
import { type CallName, calls, isCallName } from '../calls/table.ts';

const callName = v.custom<CallName>(
  (value) => typeof value === 'string' && isCallName(value),
  'names a call that is not there',
);
const seconds = v.nullable(v.pipe(v.number(), v.integer()));

/** An address, or with `*` at its end whatever begins so. */
const pattern = v.pipe(v.string(), v.startsWith('/'));

const redirect = v.object({
  from: pattern,
  to: v.pipe(v.string(), v.nonEmpty()),
  code: v.optional(v.picklist([301, 302, 307, 308]), 302),
  reasons: v.optional(v.array(v.string()), []),
  breadcrumbs: v.optional(v.array(v.object({ title: v.string(), url: v.string() })), []),
});

const block = v.object({
  /** Everywhere without one. */
  from: v.optional(pattern),
  /** Only for who is signed in, or for who is not. */
  auth: v.optional(v.boolean()),
  /** The number of a block page. */
  reason: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Calls by which a demand is met; none of them may have one. */
const FREE: ReadonlySet<CallName> = new Set([
  'captchaValidate',
  'captchaUpdate',
  'captchaTime',
  'fingerprint',
  'token',
  'agreementStatus',
  'agreementConfirm',
  'disconnect',
]);
const callNames = v.pipe(
  v.array(callName),
  v.check((names) => !names.some((name) => FREE.has(name)), 'names a call that has to stay open'),
);

const entries = {
  /** Calls that need the fingerprint of the browser. */
  fingerprintCalls: callNames,
  /** Calls that are refused while the player has not confirmed the terms. */
  agreementCalls: callNames,
  /** Calls that always need a captcha, by its code. */
  captchaCalls: v.pipe(
    v.record(v.string(), v.picklist(['100', '111', '112', '113'])),
    v.check(
      (codes) => Object.keys(codes).every((name) => isCallName(name) && !FREE.has(name)),
      'names a call that is not there or has to stay open',
    ),
  ),
  /** The terms that hold now; whoever confirmed a lower version confirms again. */
  terms: v.object({
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Epoch milliseconds. */
    updatedAt: v.nullable(v.number()),
  }),
  redirects: v.array(redirect),
  blocks: v.array(block),
  /** Epoch seconds. The site is closed from `started_at` to `ended_at`. */
  maintenance: v.object({
    started_at: v.optional(seconds, null),
    ended_at: v.optional(seconds, null),
    notify_started_at: v.optional(seconds, null),
    notify_ended_at: v.optional(seconds, null),
  }),
  /** Two letters of the country visitors are thought to be in. */
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  /** Scheme and host that links in messages lead to; null is enough on the own machine. */
  origin: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/))),
  counters: calls.counters.reply,
  /** The build that the site compares itself with; null is the one that is served. */
  version: v.nullable(v.string()),
  /** What is said of single players in place of what is known of them, by user id. */
  players: v.record(v.string(), v.partial(calls.userConfig.reply.entries.result)),
};

const conditionsSchema = v.object(entries);

/** What this back-end is told to demand, to forbid and to say. */
export type Conditions = v.InferOutput<typeof conditionsSchema>;

const usual: Conditions = {
  fingerprintCalls: [],
  agreementCalls: ['couponPlace', 'currencyAdd', 'currencyRemove'],
  captchaCalls: {},
  terms: { version: 1, updatedAt: null },
  redirects: [],
  blocks: [],
  maintenance: {
    started_at: null,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
  },
  country: 'ie',
  origin: null,
  counters: [],
  version: null,
  players: {},
};

/** Changes as they come from outside: null puts a condition back to what is usual. */
export const conditionChanges = v.strictObject({
  fingerprintCalls: v.nullish(entries.fingerprintCalls),
  agreementCalls: v.nullish(entries.agreementCalls),
  captchaCalls: v.nullish(entries.captchaCalls),
  terms: v.nullish(entries.terms),
  redirects: v.nullish(entries.redirects),
  blocks: v.nullish(entries.blocks),
  maintenance: v.nullish(entries.maintenance),
  country: v.nullish(entries.country),
  origin: v.nullish(entries.origin),
  counters: v.nullish(entries.counters),
  version: v.nullish(entries.version),
  players: v.nullish(entries.players),
});

export type ConditionChanges = v.InferInput<typeof conditionChanges>;

/** The conditions that hold; they may change while the back-end runs. */
export interface Climate {
  now(): Conditions;
  /** Throws where something is none of the conditions there are. */
  change(changes: ConditionChanges): void;
}

/** Conditions that begin as usual, changed as configured. */
export function createClimate(changes: ConditionChanges = {}): Climate {
  let conditions = usual;
  const climate: Climate = {
    now: () => conditions,
    change(more) {
      const given = Object.entries(v.parse(conditionChanges, more)).filter(
        ([, value]) => value !== undefined,
      );
      const filled = given.map(([name, value]) => [name, value ?? usual[name as keyof Conditions]]);
      conditions = { ...conditions, ...(Object.fromEntries(filled) as Partial<Conditions>) };
    },
  };
  climate.change(changes);
  return climate;
}
