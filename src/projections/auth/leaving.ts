import type { SocialNetwork } from '../../domain/auth/social-networks.ts';
import { type AuthState, underWay } from './state.ts';

/** Whether the browser is about to go to this network; null: elsewhere. */
export function isLeaving(slice: AuthState, network: SocialNetwork | null): boolean {
  const asked = underWay(slice);
  return asked?.what === 'leaving' && asked.network === network;
}
