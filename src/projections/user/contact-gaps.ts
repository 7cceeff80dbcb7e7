import { missingContacts } from '../../domain/registration/profile.ts';
import type { UserState } from './user.ts';

/** Which ways to reach the player are missing; null while that is not known. */
export function contactGaps({ config }: UserState) {
  return config && missingContacts(config);
}
