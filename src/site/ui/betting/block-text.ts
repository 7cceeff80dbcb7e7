import { useHost } from '../../host.tsx';
import { formatMoney } from '../format/format.ts';
import { blockName, type Kind } from './kind-words.ts';

/** A bet as far as its blocks go. Amounts in minor units. */
interface Blocked extends Kind {
  readonly currency: string;
  readonly amountByBlockId?: Readonly<Record<string, number>> | undefined;
}

/** Which block or step a selection is in, and what a step stakes where the player said so: "Step 2: €5.00". */
export function useBlockText(bet: Blocked, blockId: number | undefined): string | null {
  const host = useHost('bets');
  const name = blockName(bet, blockId, host.t);
  const amount = bet.amountByBlockId?.[blockId ?? 0];
  if (name === null || amount === undefined) return name;
  return `${name}: ${formatMoney(amount, bet.currency, host.language())}`;
}
