import * as v from 'valibot';

/** Of a transaction, a round, a game or a session. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const nonce = name;
/** More than any account here holds, and small enough that sums stay exact. */
const MOST = 1_000_000_000_000;
const amount = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MOST));
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** What each call of a provider holds. */
export const walletCalls = {
  session: v.strictObject({ nonce, token: name }),
  balance: v.strictObject({ nonce, session: name }),
  debit: v.strictObject({
    ...{ nonce, session: name, tx: name, round: name, game: name },
    ...{ amount: amount(1), startedAt: instant },
  }),
  credit: v.strictObject({ nonce, tx: name, round: name, amount: amount(0) }),
  rollback: v.strictObject({
    ...{ nonce, tx: name, round: name, of: name },
    reason: v.pipe(v.string(), v.maxLength(200)),
  }),
  end: v.strictObject({ nonce, tx: name, round: name }),
} as const;

export type OutsideCallName = keyof typeof walletCalls;

/** A call that was read. */
export type OutsideCall = {
  [Name in OutsideCallName]: {
    readonly name: Name;
    readonly body: v.InferOutput<(typeof walletCalls)[Name]>;
  };
}[OutsideCallName];

const readers: { readonly [Name in OutsideCallName]: (body: unknown) => OutsideCall | null } = {
  session: (body) => read('session', walletCalls.session, body),
  balance: (body) => read('balance', walletCalls.balance, body),
  debit: (body) => read('debit', walletCalls.debit, body),
  credit: (body) => read('credit', walletCalls.credit, body),
  rollback: (body) => read('rollback', walletCalls.rollback, body),
  end: (body) => read('end', walletCalls.end, body),
};

function read<Name extends string, S extends v.GenericSchema>(
  name: Name,
  schema: S,
  body: unknown,
) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return result.success ? { name, body: result.output } : null;
}

export const isOutsideCall = (name: string): name is OutsideCallName =>
  Object.hasOwn(walletCalls, name);

/** A call out of its text; null where it does not fit. */
export const readCall = (name: OutsideCallName, body: string): OutsideCall | null =>
  readers[name](body);
