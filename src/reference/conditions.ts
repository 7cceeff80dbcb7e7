import * as v from 'valibot';
import { type CallName, calls, isCallName } from '../calls/table.ts';
import { PAYMENT_METHODS } from '../domain/payments/payments.ts';
import { outsideProviders } from './casino/outside/config.ts';

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

const outage = v.object({
  /** Epoch milliseconds; null where nobody knows. */
  until: v.optional(v.nullable(v.number()), null),
  /** Whether the list of ways says so; else only whoever asks to pay is told. */
  isListed: v.optional(v.boolean(), true),
});

const signInBonus = v.object({
  /** How much it is, as a multiple of the lowest stake. */
  stakes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** How long it may be taken. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  /** Ids of those it is for; everybody without. */
  players: v.optional(v.array(v.string())),
});

const stakes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Milliseconds; the site asks no longer than sixteen seconds. */
const delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const doubt = v.object({
  /** Epoch milliseconds; null while it lasts. */
  from: v.number(),
  until: v.optional(v.nullable(v.number()), null),
});

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
  /**
   * What those of whom nobody knows who they are are asked for before they pay in: nothing, to say
   * so, which may be put off, or to have said so.
   */
  identification: v.picklist(['none', 'asked', 'required']),
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
  /** Ways to pay that the provider has out of service, by their names. */
  outages: v.record(v.picklist(PAYMENT_METHODS), outage),
  /** Ids of players whom the central register knows as playing at another provider. */
  activeElsewhere: v.array(v.string()),
  /** What those are offered who sign in, once each; null is nothing. */
  signInBonus: v.nullable(signInBonus),
  /**
   * What the house is ready to lose, in lowest stakes of its home currency: by one market, by a match,
   * and to one player by a match. Markets with a larger margin have a smaller share of the first.
   */
  exposure: v.object({ market: stakes, game: stakes, player: stakes }),
  /** How long a live bet waits before it is judged once more, and taken. */
  liveDelay: delay,
  /** Times in which news of matches came late or not at all: live markets take no bets then. */
  doubts: v.array(doubt),
  /** What shared draws are salted with from the first start of a folder on; null says that it is a demonstration. */
  drawSalt: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** Providers whose games are on offer besides the house's own. */
  providers: outsideProviders,
  /** What is said of single players in place of what is known of them, by user id. */
  players: v.record(
    v.string(),
    v.partial(
      v.object({
        ...calls.userConfig.reply.entries.result.entries,
        /** When who is barred was barred, in epoch milliseconds. */
        banned_at: v.number(),
      }),
    ),
  ),
};

const conditionsSchema = v.object(entries);

/** What this back-end is told to demand, to forbid and to say. */
export type Conditions = v.InferOutput<typeof conditionsSchema>;

const usual: Conditions = {
  fingerprintCalls: [],
  agreementCalls: ['couponPlace', 'currencyAdd', 'currencyRemove'],
  captchaCalls: {},
  terms: { version: 1, updatedAt: null },
  identification: 'none',
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
  outages: {},
  activeElsewhere: [],
  signInBonus: null,
  exposure: { market: 2_000_000, game: 10_000_000, player: 1_000_000 },
  liveDelay: 0,
  doubts: [],
  drawSalt: null,
  providers: [],
  players: {},
};

/** Changes as they come from outside: null puts a condition back to what is usual. */
export const conditionChanges = v.strictObject({
  fingerprintCalls: v.nullish(entries.fingerprintCalls),
  agreementCalls: v.nullish(entries.agreementCalls),
  captchaCalls: v.nullish(entries.captchaCalls),
  terms: v.nullish(entries.terms),
  identification: v.nullish(entries.identification),
  redirects: v.nullish(entries.redirects),
  blocks: v.nullish(entries.blocks),
  maintenance: v.nullish(entries.maintenance),
  country: v.nullish(entries.country),
  origin: v.nullish(entries.origin),
  counters: v.nullish(entries.counters),
  version: v.nullish(entries.version),
  outages: v.nullish(entries.outages),
  activeElsewhere: v.nullish(entries.activeElsewhere),
  signInBonus: v.nullish(entries.signInBonus),
  exposure: v.nullish(entries.exposure),
  liveDelay: v.nullish(entries.liveDelay),
  doubts: v.nullish(entries.doubts),
  drawSalt: v.nullish(entries.drawSalt),
  providers: v.nullish(entries.providers),
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
