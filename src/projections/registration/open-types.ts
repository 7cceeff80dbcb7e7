import type { RegistrationType } from '../../domain/registration/types.ts';
import type { RegistrationState } from './state.ts';

/** The ways to register that the site offers and the server takes, in the site's order. */
export function openTypes(
  { types }: Pick<RegistrationState, 'types'>,
  offered: readonly RegistrationType[],
): readonly RegistrationType[] {
  return offered.filter((type) => types.some((one) => one.type === type));
}
