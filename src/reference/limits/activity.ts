import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import type { Climate } from '../conditions.ts';

/** The central register of who plays where (A15). */
export interface Activity {
  /** Whether they play at another provider now, where the law asks. */
  isElsewhere(userId: string): boolean;
}

/** Stands in for the register: the conditions say whom it knows as playing elsewhere. */
export function createActivity(
  climate: Climate,
  { oneProviderAtATime }: Pick<Jurisdiction, 'oneProviderAtATime'>,
): Activity {
  return {
    isElsewhere: (userId) => oneProviderAtATime && climate.now().activeElsewhere.includes(userId),
  };
}
