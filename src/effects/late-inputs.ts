import type { EventType } from '../events/catalogue.ts';

const AREAS: ReadonlySet<string> = new Set([
  ...['activation', 'casino', 'letter', 'mailing', 'payments'],
  ...['protection', 'recovery', 'registration', 'requests', 'verification'],
]);
const BESIDES: ReadonlySet<EventType> = new Set<EventType>([
  ...(['bet.repeatAsked', 'coupon.fillConfirmed'] as const),
  ...(['coupon.loadAsked', 'coupon.saveAsked'] as const),
]);

/** Whether an input is for one of them: it waits until they are there. */
export const isForLate = (type: EventType): boolean =>
  BESIDES.has(type) || AREAS.has(type.split('.')[0] ?? '');
