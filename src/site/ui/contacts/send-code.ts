import type { ContactKind } from '../../../domain/protection/activation.ts';
import type { State } from '../../../projections/state.ts';
import type { Host } from '../../host.tsx';

interface Wish {
  /** Empty: to the address or number the player has. */
  readonly to: string;
  readonly country: string;
  readonly password?: string;
}

/** Whether something is sent to prove an address or number: one thing at a time. */
export function isProving({ activation: { email, phone } }: State): boolean {
  return email.sending.pending !== null || phone.sending.pending !== null;
}

/** Has a code sent. */
export function sendCode(host: Host, kind: ContactKind, wish: Wish): void {
  const { to, country, password = '' } = wish;
  host.publish('activation.sendPressed', {
    kind,
    ...(to === '' ? {} : { [kind]: to }),
    ...(country === '' ? {} : { country }),
    ...(password === '' ? {} : { password }),
  });
}
