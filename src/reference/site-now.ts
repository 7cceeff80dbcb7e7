import type { SiteCondition, SiteNow } from '../domain/site/condition.ts';
import type { SiteConfigByName } from '../domain/site/config.ts';
import type { Climate, Conditions } from './conditions.ts';

/** The seconds for which the site is closed from now on; null for without end, 0 for not at all. */
function closedFor({ maintenance }: Conditions, now: number): number | null {
  const { started_at: from, ended_at: to } = maintenance;
  const seconds = now / 1000;
  if (from === null || from > seconds) return 0;
  return to === null ? null : Math.max(0, Math.ceil(to - seconds));
}

/** Whether the site is closed now, by configuration or by the clock. */
export function isClosed(
  config: Pick<SiteConfigByName, 'maintenance'>,
  conditions: Conditions,
  now: number,
): boolean {
  return config.maintenance || closedFor(conditions, now) !== 0;
}

/**
 * The time of maintenance that is under way or to come, in epoch milliseconds; null where there is none, or
 * it is not to be told yet.
 */
export function plannedAt({ maintenance }: Pick<Conditions, 'maintenance'>, now: number) {
  const { started_at: from, ended_at: to, notify_started_at: told } = maintenance;
  const seconds = now / 1000;
  if (from === null || (to !== null && to <= seconds)) return null;
  const isToTell = from <= seconds || told === null || told <= seconds;
  return isToTell ? { from: from * 1000, until: to === null ? null : to * 1000 } : null;
}

/** Whether a path is the one, or with `*` at the pattern's end, begins so. */
export const matches = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** The number of the block page before a path for who is signed in, or for who is not; 0 for none. */
export function blockReasonAt(
  config: Pick<SiteConfigByName, 'blockReason'>,
  { blocks }: Conditions,
  { auth, pathname }: { readonly auth: boolean | null; readonly pathname: string },
): number {
  const found = blocks.find(
    ({ from, auth: who = auth }) => who === auth && (from === undefined || matches(from, pathname)),
  );
  return found?.reason ?? config.blockReason;
}

/** How the site is, for whoever asks for one of its pages. */
export function siteNowOf(
  config: SiteConfigByName,
  climate: Pick<Climate, 'now'>,
  now: () => number,
  known: Pick<SiteCondition, 'has' | 'seoPage'> = {},
): SiteNow {
  return (pathname) => {
    const conditions = climate.now();
    return {
      config,
      blockReason: blockReasonAt(config, conditions, { auth: null, pathname }),
      isClosed: isClosed(config, conditions, now()),
      opensIn: config.maintenance ? null : closedFor(conditions, now()),
      frames: conditions.providers.map(({ origin }) => origin),
      ...known,
    };
  };
}
