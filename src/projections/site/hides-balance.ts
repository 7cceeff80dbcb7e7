import type { PreferencesState } from './preferences.ts';

/**
 * Whether amounts of money are kept from view: as the player chose, and as long as it is not known
 * what they chose on another device.
 */
export function hidesBalance({
  preferences,
  user,
}: {
  readonly preferences: Pick<PreferencesState, 'user_hide_balance'>;
  readonly user: { readonly status: string };
}): boolean {
  return preferences.user_hide_balance || user.status === 'loading';
}
