import type { ContactKind } from '../../../domain/activation.ts';
import type { Host } from '../../contract.tsx';

interface Wish {
  /** Empty: to the address or number the player has. */
  readonly to: string;
  readonly country: string;
  readonly password?: string;
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
