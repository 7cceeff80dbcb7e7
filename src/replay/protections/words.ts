import { minorUnitsOf } from '../../domain/currency.ts';
import { isUnlimited, LIMIT_KINDS } from '../../domain/limits.ts';
import { amountText } from '../../domain/money.ts';
import { isMoment } from '../../kernel/moment.ts';
import type { Held, Missed, ProtectionEntry } from './entries.ts';

const DAY = 24 * 60 * 60_000;

/** A moment in epoch seconds; what is none stands there as it is. */
const instant = (seconds: number): string =>
  isMoment(seconds * 1000) ? new Date(seconds * 1000).toISOString() : String(seconds);

/** What a type of limit is about, and over which time: `stake 7d`. */
function nameOf(limitType: number): string {
  const { about = 'other', period = null } = LIMIT_KINDS.get(limitType) ?? {};
  return period === null ? about : `${about} ${period / DAY}d`;
}

function heldText({ limitType, limitState, limitValue, endsAt }: Held): string {
  const value = isUnlimited(limitValue) ? 'none' : String(limitValue);
  const end = endsAt === null ? '' : ` until ${instant(endsAt)}`;
  return `${nameOf(limitType)} ${value} ${limitState}${end}`;
}

/** A rule that did not act, for staff. */
export function missedText(missed: Missed): string {
  switch (missed.rule) {
    case 'over-limit':
      return `${missed.rule} (${nameOf(missed.limitType)}, ${missed.sum} in all)`;
    case 'check-missed':
      return `${missed.rule} (${missed.lateSeconds} s late)`;
    default:
      return missed.rule;
  }
}

const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${amountText(amount, minorUnitsOf(currency))} ${currency}`;

/** What was refused: why, by which rule and limit, because of what, and until when. */
function refusedText(entry: Extract<ProtectionEntry, { what: 'refused' }>): string {
  const { about, reason, rule, limitType, bound, leg, until } = entry;
  const parts = [
    ...(rule === undefined || rule === reason ? [] : [`by ${rule}`]),
    ...(limitType === undefined ? [] : [nameOf(limitType)]),
    ...(bound === null ? [] : [`at most ${bound}`]),
    ...(leg === undefined ? [] : [`selection ${leg}`]),
    ...(until === undefined ? [] : [`until ${instant(until)}`]),
  ];
  return `${about}: ${reason}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

/** What an entry says besides what it is, for staff; empty where there are no limits. */
export function wordsOf(entry: ProtectionEntry): string {
  switch (entry.what) {
    case 'limits':
      return entry.limits.map(heldText).join(', ');
    case 'check-shown':
      return entry.check;
    case 'check-answered':
      return `${entry.check}: ${entry.answer}`;
    case 'refused':
      return refusedText(entry);
    case 'signed-out':
      return entry.reason;
    case 'deposit-ended':
    case 'withdrawal-ended':
      return `${moneyText(entry)}: ${entry.outcome}`;
    case 'exchanged':
      return `${moneyText(entry)} into ${moneyText(entry.into)}`;
    default:
      return moneyText(entry);
  }
}
