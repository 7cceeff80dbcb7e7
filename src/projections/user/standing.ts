import { missingProfileFields } from '../../domain/registration/profile.ts';
import type { UserState } from './user.ts';

/** Bands of the protection level: at or below 30 bad, then normal, from 70 good, 100 full. */
export function protectionBand(level: number): 'bad' | 'normal' | 'good' | 'full' {
  if (level >= 100) return 'full';
  if (level >= 70) return 'good';
  return level > 30 ? 'normal' : 'bad';
}

/** What the player's profile lacks; null while the profile is not known. */
export function profileGaps({ profile, documents }: UserState) {
  return profile && missingProfileFields({ ...profile, hasPassport: documents.hasPassport });
}
