import { LIMIT_KINDS } from '../../domain/limits/limits.ts';
import { minorUnitsOf } from '../../domain/money/currency.ts';
import { amountText } from '../../domain/money/money.ts';
import type { EventData } from '../../events/catalogue.ts';
import { isMoment } from '../../kernel/moment.ts';
import type { OfLimit, ProtectionEntry } from './entries.ts';

const DAY = 24 * 60 * 60_000;

/** A moment in epoch seconds; what is none stands there as it is. */
export const instant = (seconds: number): string =>
  isMoment(seconds * 1000) ? new Date(seconds * 1000).toISOString() : String(seconds);

/** What a type of limit is about, and over which time: `stake 7d`. */
export function nameOf(limitType: number): string {
  const { about = 'other', period = null } = LIMIT_KINDS.get(limitType) ?? {};
  return period === null ? about : `${about} ${period / DAY}d`;
}

/** An amount of money in words. */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${amountText(amount, minorUnitsOf(currency))} ${currency}`;

type Extent = EventData<'limits.set'>['value'];

/** Minor units of a currency that nobody said stay as they are. */
const amountIn = ({ amount, currency }: { amount: number; currency: string | null }): string =>
  currency === null ? String(amount) : moneyText({ amount, currency });

function extentText(extent: Extent): string {
  if (extent === null) return 'none';
  return 'seconds' in extent ? `${extent.seconds} s` : amountIn(extent);
}

const untilText = (until: number | null): string =>
  until === null ? '' : ` until ${instant(until)}`;

/** What happened to a limit: its name, what it was and is, until when, and by whom. */
export function limitText(entry: OfLimit): string {
  const name = entry.limitType === null ? 'a limit' : nameOf(entry.limitType);
  switch (entry.what) {
    case 'limit-set':
      return `${name} ${extentText(entry.value)}${untilText(entry.until)}, before ${extentText(entry.before)} (${entry.by})`;
    case 'change-requested': {
      const approval = entry.needsApproval ? ', to be approved' : '';
      return `${name} ${extentText(entry.value)} waits${untilText(entry.from)}${approval}, now ${extentText(entry.before)} (${entry.by})`;
    }
    case 'change-confirmed':
      return `${name} ${extentText(entry.value)}, before ${extentText(entry.before)} (${entry.by})`;
    case 'change-cancelled':
      return `${name} ${extentText(entry.value)} does not come, ${extentText(entry.before)} goes on (${entry.by})`;
    case 'excluded':
      return `${name}${untilText(entry.until)} (${entry.by})`;
    case 'limit-reached': {
      const left = entry.left === null ? '' : `, ${amountIn(entry.left)} left`;
      return `${entry.about}: ${name}${left}${untilText(entry.until)} (${entry.by})`;
    }
    default:
      return `${name} ${extentText(entry.value)}${untilText(entry.until)}`;
  }
}

/** What a check told, where its fact says so. */
export function checkText({
  check,
  sitting,
}: Extract<ProtectionEntry, { what: 'check-shown' }>): string {
  if (!sitting) return check;
  const { beganAt, staked: amount, paid, currency } = sitting;
  const money = `staked ${moneyText({ amount, currency })}, won ${moneyText({ amount: paid, currency })}`;
  return `${check}: here since ${instant(beganAt / 1000)}, ${money}`;
}
