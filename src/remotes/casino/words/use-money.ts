import { POINTS } from '../../../domain/money/points.ts';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';
import { usePoints, usePointsText } from '../points/use-points.ts';

/** What guests play with has the look of this currency, and is called play money. */
const PLAY_MONEY = 'EUR';

interface Money {
  readonly iso: string;
  /** It is play money: nothing is staked. */
  readonly isDemo: boolean;
  /** The open table is played for points: they are told as money is. */
  readonly isPoints: boolean;
  /** What there is to stake; null where that is not known, or nothing is staked. */
  readonly held: number | null;
  /** In the currency of the account that pays, or in the one that it was paid in. */
  readonly text: (minor: number, paidIn?: string) => string;
  /** With its sign. */
  readonly net: (minor: number, paidIn?: string) => string;
}

/** Whether the open table is one for points. */
const useIsPoints = () =>
  useHostState(({ casino, table }) => casino.of(table.game)?.perPoint !== undefined);

/** Money, or points, as they are staked at the open table. */
export function useMoney(): Money {
  const host = useHost();
  const active = useHostState((state) => state.accounts.active);
  const isDemo = useHostState((state) => state.session.status === 'guest');
  const isPoints = useIsPoints();
  const points = usePoints();
  const pointsText = usePointsText();
  const iso = isPoints ? POINTS : (active?.iso ?? PLAY_MONEY);
  const text = (minor: number, paidIn = iso) =>
    paidIn === POINTS ? pointsText(minor) : formatMoney(minor, paidIn, host.language());
  const net = (minor: number, paidIn = iso) =>
    minor > 0 ? `+${text(minor, paidIn)}` : text(minor, paidIn);
  const held = isPoints ? points : (active?.money ?? null);
  return { iso, isDemo, isPoints, held, text, net };
}
