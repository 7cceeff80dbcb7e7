import type { ContactKind } from '../../../domain/activation.ts';
import type { Host } from '../../contract.tsx';

/** Has a code sent; without an address or number to the one the player has. */
export function sendCode(host: Host, kind: ContactKind, to: string, country: string): void {
  host.publish('activation.sendPressed', {
    kind,
    ...(to === '' ? {} : { [kind]: to }),
    ...(country === '' ? {} : { country }),
  });
}
