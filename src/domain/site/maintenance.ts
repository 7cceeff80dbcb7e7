/** A time in which the site is closed, and one before it in which that is told. Epoch seconds. */
export interface Maintenance {
  /** The site is closed now. */
  readonly isActive: boolean;
  /** The server has said whether it is closed; until then configuration does. */
  readonly isKnown: boolean;
  readonly startAt: number | null;
  readonly finishAt: number | null;
  readonly notifyStartDate: number | null;
  readonly notifyEndDate: number | null;
  /** It is time to tell of what is to come. */
  readonly isAnnounced: boolean;
  /** The time whose notice the player put away. */
  readonly dismissed: string | null;
}

/** Names a time of maintenance: another one is told of even if the one before was put away. */
export function maintenanceKey({ startAt, finishAt }: Maintenance): string {
  return `${startAt ?? ''}-${finishAt ?? ''}`;
}

/** Whether the player is to be told of maintenance to come. */
export function isNoticeShown(maintenance: Maintenance): boolean {
  const { isActive, isAnnounced, dismissed } = maintenance;
  return isAnnounced && !isActive && dismissed !== maintenanceKey(maintenance);
}

/** Countries that are told in Russian; all others are told in English. */
const inRussian: ReadonlySet<string> = new Set(['az', 'kz', 'ru', 'ua']);

/** The language in which maintenance is announced in a country, beside that of the page. */
export function announcementLanguage(countryCode: string | null): 'en' | 'ru' {
  return countryCode !== null && inRussian.has(countryCode.toLowerCase()) ? 'ru' : 'en';
}
