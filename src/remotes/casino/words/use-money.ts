import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';

/** What guests play with has the look of this currency, and is called play money. */
const PLAY_MONEY = 'EUR';

interface Money {
  readonly iso: string;
  /** It is play money: nothing is staked. */
  readonly isDemo: boolean;
  readonly text: (minor: number) => string;
  /** With its sign. */
  readonly net: (minor: number) => string;
}

/** Money as it is staked at the open table. */
export function useMoney(): Money {
  const host = useHost();
  const active = useHostState((state) => state.accounts.active);
  const isDemo = useHostState((state) => state.session.status === 'guest');
  const iso = active?.iso ?? PLAY_MONEY;
  const text = (minor: number) => formatMoney(minor, iso, host.language());
  const net = (minor: number) => (minor > 0 ? `+${text(minor)}` : text(minor));
  return { iso, isDemo, text, net };
}
