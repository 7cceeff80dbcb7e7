import { isUnlimited } from '../../domain/limits/limits.ts';
import type { Held, Missed, ProtectionEntry } from './entries.ts';
import { checkText, instant, limitText, moneyText, nameOf } from './limit-words.ts';

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
      return checkText(entry);
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
    case 'staked':
    case 'paid':
    case 'cashback':
    case 'deposit-begun':
    case 'withdrawal-begun':
      return moneyText(entry);
    default:
      return limitText(entry);
  }
}
