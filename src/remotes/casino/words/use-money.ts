import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';

/** What guests play with has the look of this currency, and is called play money. */
const PLAY_MONEY = 'EUR';

interface Money {
  readonly iso: string;
  /** It is play money: nothing is staked. */
  readonly isDemo: boolean;
  /** In the currency of the account that pays, or in the one that it was paid in. */
  readonly text: (minor: number, paidIn?: string) => string;
  /** With its sign. */
  readonly net: (minor: number, paidIn?: string) => string;
}

/** Money as it is staked at the open table. */
export function useMoney(): Money {
  const host = useHost();
  const active = useHostState((state) => state.accounts.active);
  const isDemo = useHostState((state) => state.session.status === 'guest');
  const iso = active?.iso ?? PLAY_MONEY;
  const text = (minor: number, paidIn = iso) => formatMoney(minor, paidIn, host.language());
  const net = (minor: number, paidIn = iso) =>
    minor > 0 ? `+${text(minor, paidIn)}` : text(minor, paidIn);
  return { iso, isDemo, text, net };
}
