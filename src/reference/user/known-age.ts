import { ageOn } from '../../domain/limits/age.ts';
import type { PersonalDataStore } from './personal-data.ts';

const ISO_DATE = 10;

/** In years, by the birthday that a player gave; null where it is not known. */
export function knownAge(
  personalData: Pick<PersonalDataStore, 'of'>,
  userId: string,
  now: number,
): number | null {
  const { birthday_date: birthday } = personalData.of({ id: userId, profile: {} });
  const age = ageOn(birthday, new Date(now).toISOString().slice(0, ISO_DATE));
  return Number.isFinite(age) && birthday !== '' ? age : null;
}
