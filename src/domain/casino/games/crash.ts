import { hmacSha256 } from '../../../kernel/hmac-sha256.ts';
import { rational } from '../../../kernel/rational.ts';
import { decimal, payoutOf, ratioText } from '../exact.ts';
import { chosenOf, hashOf } from '../fair.ts';
import { fault, fieldsOf, stakeOf, wholeOf } from '../input.ts';

/** A link of the chain, and the salt that was fixed once its end was published. */
export interface CrashSeeds {
  readonly hash: string;
  readonly salt: string;
}

export interface CrashBet {
  /** In minor units. */
  readonly stake: number;
  /** Where it was cashed out, by itself or by a press: decimal text, "1.01" to "10000.00"; null: it was not. */
  readonly cashOut: string | null;
}

export const tables = {
  returned: 99,
  bits: 52,
  least: 100,
  most: 1_000_000,
  curve: { from: 100_000_000, stepMs: 50, growth: 3, per: 1_000, shown: 1_000_000 },
};

const ALL = 1n << BigInt(tables.bits);
const SCALED = BigInt(tables.returned) * ALL;
const NIBBLES = tables.bits / 4;
const WRITTEN = /^[1-9]\d{0,4}(?:\.\d{1,2})?$/;
const POINT = /^[1-9]\d{0,4}\.\d\d$/;

/** Where the curve ends, "1.00" to "10000.00": the published rule of Bustabit, version 2. */
export function draw(seeds: CrashSeeds): string {
  const fields = fieldsOf(seeds, 'seed');
  const mac = hmacSha256(chosenOf(fields['salt']), hashOf(fields['hash']));
  const digits = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const point = Number(SCALED / (ALL - BigInt(`0x${digits.slice(0, NIBBLES)}`)));
  return hundredthsText(Math.min(Math.max(point, tables.least), tables.most));
}

export function settle(point: string, bet: CrashBet): { won: boolean; payout: number } {
  const { stake, cashOut } = read(bet);
  const end = hundredths(point, POINT);
  if (end === null || end > tables.most) return fault('seed', 'no end of a curve');
  const won = cashOut !== null && cashOut <= end;
  return { won, payout: won ? payoutOf(stake, rational(BigInt(cashOut), 100n)) : 0 };
}

/** What the curve shows so many milliseconds after it took off; 10000.00 is where every curve has ended. */
export function multiplierAt(ms: number): string {
  const { from, stepMs, growth, per, shown } = tables.curve;
  const steps = Math.floor(wholeOf(ms, 0, Number.MAX_SAFE_INTEGER, 'action') / stepMs);
  let height = from;
  for (let step = 0; step < steps && height < tables.most * shown; step += 1) {
    height += Math.floor((growth * height) / per);
  }
  return hundredthsText(Math.min(Math.floor(height / shown), tables.most));
}

/** The chance that the curve gets there, times what that returns. */
export function rtp(setup: { readonly cashOut: string }): string {
  const cashOut = cashOutOf(fieldsOf(setup, 'bet')['cashOut']);
  if (cashOut === null) return fault('bet', 'no cash-out');
  return ratioText(rational(BigInt(cashOut) * (SCALED / BigInt(cashOut)), 100n * ALL));
}

export function stakedOn(bet: CrashBet): number {
  return read(bet).stake;
}

/** That of its automatic cash-out; one without may come to the end of the curve. */
export function largestMultiplier(bet: CrashBet): string {
  return ratioText(rational(BigInt(read(bet).cashOut ?? tables.most), 100n));
}

/**
 * The highest automatic cash-out at which a stake wins no more than a round may, both in minor units; null
 * where it does at none. It takes the place of a bound on stakes.
 */
export function highestCashOut(stake: number, maxWin: number): string | null {
  const most = Math.min(Number((BigInt(maxWin) * 100n) / BigInt(stake)), tables.most);
  return most > tables.least ? hundredthsText(most) : null;
}

function read(bet: CrashBet) {
  const fields = fieldsOf(bet, 'bet');
  return {
    cashOut: cashOutOf(fields['cashOut']),
    stake: stakeOf(fields['stake'], tables.most / 100),
  };
}

function cashOutOf(value: unknown): number | null {
  if (value === null) return null;
  const cashOut = hundredths(value, WRITTEN);
  return wholeOf(cashOut, tables.least + 1, tables.most, 'bet');
}

function hundredths(value: unknown, form: RegExp): number | null {
  if (typeof value !== 'string' || !form.test(value)) return null;
  const { num, den } = decimal(value);
  return Number((num * 100n) / den);
}

function hundredthsText(value: number): string {
  const cents = String(value % 100).padStart(2, '0');
  return `${Math.floor(value / 100)}.${cents}`;
}
