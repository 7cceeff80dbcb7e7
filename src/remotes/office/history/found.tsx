import { formatNumber } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';

/** How many bets a filter leaves, for whoever does not see the list change. */
export function Found() {
  const host = useHost();
  const status = useHostState((state) => state.bets.status);
  const totals = useHostState((state) => state.bets.totals);
  const count = totals?.reduce((sum, { bets }) => sum + bets, 0);
  return (
    <p role="status" className="visually-hidden">
      {status === 'ready' &&
        count !== undefined &&
        host.t('office_history_found', { number: formatNumber(count, host.language()) })}
    </p>
  );
}
