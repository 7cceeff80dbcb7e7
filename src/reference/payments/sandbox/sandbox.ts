import { randomUUID } from 'node:crypto';
import { isPaidAtDesk, type PaymentMethod } from '../../../domain/payments/payments.ts';
import { backoff } from '../../../kernel/backoff.ts';
import type { Climate } from '../../conditions.ts';
import type { Database } from '../../data/database.ts';
import { POLICY } from '../../policy.ts';
import { isSame } from '../../secrets/equal.ts';
import type { Keys } from '../../secrets/keys.ts';
import {
  OutOfService,
  type PaymentProvider,
  type ProviderReport,
  type RawNotice,
} from '../provider.ts';
import { cashOrderOf, paymentOfCode } from './desk.ts';
import { outageOf, sandboxMethods } from './methods.ts';
import {
  createSandboxStore,
  type NoticeWay,
  type SandboxRow,
  type SandboxStore,
} from './sandbox-store.ts';
import { readNotice, signedNotice } from './signing.ts';

export const SANDBOX_PATH = '/reference-api/v1/sandbox-pay';

const SECOND = 1000;
/** How long what is pending stays so, and a payout. */
const PENDING = 8 * SECOND;
const PAYOUT = 10 * SECOND;
const LATE = 10 * SECOND;
const AGAIN = 2 * SECOND;
const MOST_TRIES = 6;
const MOST_CODES = 3;
/** Payouts of amounts that end so are refused. */
const UNLUCKY = 13;

/** What the bank of the demonstration sends as a code. */
export const SECURE_CODE = '246810';

/** What whoever is at the page does. */
export interface SandboxDecision {
  readonly what: 'pay' | 'secure' | 'refuse' | 'pending' | 'cancel' | 'code' | 'charge-back';
  readonly code: string;
  readonly notice: NoticeWay;
}

/** A provider for trying the site out: it behaves as real ones do, and moves no money. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  /** The payment of a page's address; null where the address is made up. */
  at(payment: string, token: string, now: number): SandboxRow | null;
  /** The order of a code that is told at a desk; null where none can be paid by it. */
  atDesk(code: string, now: number): SandboxRow | null;
  decide(row: SandboxRow, decision: SandboxDecision, now: number): SandboxRow;
  /** What it has to tell by now, signed. */
  notices(now: number): RawNotice[];
  /** It was told, or has to be told again. */
  told(id: string, wasTaken: boolean, now: number): void;
}

type Told = ProviderReport['state'];

const reportOf = ({ payment, amount, iso }: SandboxRow, state: Told): ProviderReport => ({
  payment,
  state,
  amount,
  iso,
});

/** Moves a payment, and has it told as whoever tries it out chose. */
function moving(store: SandboxStore) {
  const tell = (row: SandboxRow, now: number): void => {
    const delays: Readonly<Record<NoticeWay, readonly number[]>> = {
      'at-once': [0],
      late: [LATE],
      twice: [0, AGAIN],
      never: [],
    };
    for (const delay of delays[row.notice]) store.addNotice(randomUUID(), row, now + delay);
  };
  return (row: SandboxRow, state: Told, now: number): void => {
    store.set(row.payment, state, state === 'pending' ? now + PENDING : null);
    tell({ ...row, state }, now);
  };
}

/** Does what time has decided. */
function passing(store: SandboxStore, move: ReturnType<typeof moving>) {
  return (now: number): void => {
    const { deposit, cash } = POLICY.payments;
    for (const row of store.due(now, { page: now - deposit, desk: now - cash })) {
      if (row.state !== 'pending') move(row, 'expired', now);
      else {
        const isUnlucky = row.direction === 'out' && row.amount % 100 === UNLUCKY;
        move(row, isUnlucky ? 'refused' : 'succeeded', now);
      }
    }
  };
}

const OUTCOMES = {
  pay: 'succeeded',
  refuse: 'refused',
  pending: 'pending',
  cancel: 'cancelled',
} as const;

/** What the player decides at the page. */
function deciding(store: SandboxStore, move: ReturnType<typeof moving>) {
  const withCode = (row: SandboxRow, code: string, now: number): void => {
    const isRight = code.replaceAll(/\s/g, '') === SECURE_CODE;
    if (!isRight) store.wrongCode(row.payment);
    if (isRight) move(row, 'succeeded', now);
    else if (row.wrong_codes + 1 >= MOST_CODES) move(row, 'refused', now);
  };
  return (row: SandboxRow, { what, code }: SandboxDecision, now: number): void => {
    if (what === 'charge-back') {
      if (row.state === 'succeeded') move(row, 'charged-back', now);
    } else if (row.state === 'code') {
      if (what === 'cancel') move(row, 'cancelled', now);
      else withCode(row, code, now);
    } else if (row.state === 'open' && what !== 'code') {
      if (what === 'secure') store.set(row.payment, 'code');
      else move(row, OUTCOMES[what], now);
    }
  };
}

interface ProvidingOptions {
  readonly store: SandboxStore;
  readonly keys: Keys;
  readonly climate: Climate;
  readonly pass: (now: number) => void;
}

function providing({ store, keys, climate, pass }: ProvidingOptions): PaymentProvider {
  const outages = () => climate.now().outages;
  return {
    name: 'sandbox',
    methods: (country, currency, now) => sandboxMethods(country, currency, outages(), now),
    async begin(order, now) {
      if (outageOf(outages(), order.method, now)) throw new OutOfService(order.method);
      store.addDeposit(order, now);
      const { origin } = new URL(order.site);
      const { payment, method } = order;
      const created_at = store.find(payment)?.created_at ?? now;
      if (isPaidAtDesk(method)) return { cash: cashOrderOf(keys, { payment, created_at }, origin) };
      return { url: `${origin}${SANDBOX_PATH}/${payment}/${tokenOf(keys, payment)}` };
    },
    async payOut(order, now) {
      store.addPayout(order, now, now + PAYOUT);
    },
    async stateOf(payment, now) {
      pass(now);
      const row = store.find(payment);
      if (row === null) return null;
      const { state } = row;
      return state === 'open' || state === 'code' ? 'open' : reportOf(row, state);
    },
    read: (notice, now) => readNotice(keys, notice, now),
  };
}

const tokenOf = (keys: Keys, payment: string) => keys.mac('sandbox-pay page', payment);

const DESK_METHOD: PaymentMethod = 'cash';

/** Finds orders for whoever pays them, at a page or at a desk. */
function looking(store: SandboxStore, keys: Keys, pass: (now: number) => void) {
  return {
    at(payment, token, now) {
      if (!isSame(token, tokenOf(keys, payment))) return null;
      pass(now);
      return store.find(payment);
    },
    atDesk(code, now) {
      pass(now);
      const payment = paymentOfCode(keys, code);
      const row = payment === null ? null : store.find(payment);
      return row?.state === 'open' && row.method === DESK_METHOD ? row : null;
    },
  } satisfies Partial<Sandbox>;
}

/** Puts the sandbox together on a database and keys of its own uses. */
export function createSandbox(database: Database, keys: Keys, climate: Climate): Sandbox {
  const store = createSandboxStore(database);
  const move = moving(store);
  const pass = passing(store, move);
  const decide = deciding(store, move);
  const inTime = (now: number) => database.transaction(() => pass(now));
  return {
    provider: providing({ store, keys, climate, pass: inTime }),
    ...looking(store, keys, inTime),
    decide: (row, decision, now) =>
      database.transaction(() => {
        const current = store.find(row.payment) ?? row;
        const isFirst = current.state === 'open';
        if (isFirst) store.setNotice(row.payment, decision.notice);
        decide(isFirst ? { ...current, notice: decision.notice } : current, decision, now);
        return store.find(row.payment) ?? current;
      }),
    notices: (now) =>
      database.transaction(() => {
        pass(now);
        return store.dueNotices(now).flatMap(({ id, payment, state }) => {
          const row = store.find(payment);
          return row ? [signedNotice(keys, id, reportOf(row, state), now)] : [];
        });
      }),
    told: (id, wasTaken, now) =>
      database.transaction(() => {
        const notice = store.notice(id);
        if (!notice) return;
        if (wasTaken || notice.tries + 1 >= MOST_TRIES) store.dropNotice(id);
        else store.putOff(id, now + backoff(notice.tries, { first: AGAIN }));
      }),
  };
}
