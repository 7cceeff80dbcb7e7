import type { CallReply } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { REALITY_CHECK_MINUTES, termsOf } from '../../domain/limits/limit-change.ts';
import {
  isLimitType,
  LIMIT_KINDS,
  LIMIT_TYPE,
  type LimitType,
  type LimitUnit,
} from '../../domain/limits/limits.ts';

type Available = CallReply<'availableLimits'>[number];

const DAY = 24 * 60 * 60_000;

function definitionOf(type: LimitType, unit: LimitUnit, jurisdiction: Jurisdiction): Available {
  const highest = jurisdiction.highest[type];
  const needApprove = jurisdiction.confirmedAgain.includes(type);
  const period = LIMIT_KINDS.get(type)?.period ?? 0;
  const definitions = {
    money: {
      ...{ measure: 'money', period: `${period === DAY ? '24h' : `${period / DAY}d`}`, min: 0 },
      ...(highest === undefined ? {} : { max: highest }),
      ...(needApprove ? { needApprove } : {}),
    },
    days: { measure: 'days', options: termsOf(jurisdiction, type) },
    hours: { measure: 'hours', min: 1, max: 24 },
    minutes: { measure: 'minutes', options: REALITY_CHECK_MINUTES },
  } as const satisfies Readonly<Record<LimitUnit, object>>;
  return { type, definition: { ...definitions[unit] } };
}

/** Which limits there are, and what each may be set to; `max` in minor units of the house's currency. */
export function availableLimits(jurisdiction: Jurisdiction): Available[] {
  return [...LIMIT_KINDS].flatMap(([type, { unit }]) =>
    unit === null || type === LIMIT_TYPE.lock || !isLimitType(type)
      ? []
      : [definitionOf(type, unit, jurisdiction)],
  );
}
