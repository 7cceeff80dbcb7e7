import { LIMIT_KINDS } from '../../../domain/limits/limits.ts';
import type { Limit } from '../../../site/contract/player.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost, useHostState } from '../host.ts';
import { useMonthName } from '../month-name.ts';
import { DaysTable } from './days-table.tsx';
import { useLimitWords, usePendingWords } from './limit-words.ts';
import styles from './limits.module.css';
import { standingOf } from './standing.ts';
import { SummarySums } from './summary-sums.tsx';
import { useFrees, useUsedWords } from './used.tsx';

/** What of a limit is to come: its end, a looser one that waits, more that is left. */
function useChanges(limit: Limit): string[] {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  const { endsAt } = limit;
  const date = endsAt === null ? null : formatTime(endsAt * 1000, clock, 'zonedDate');
  const end = date === null ? null : t('office_term_until', { date });
  return [end, useFrees(limit), usePendingWords(limit, 'zonedDate')].filter(
    (text) => text !== null,
  );
}

function Row({ limit }: { readonly limit: Limit }) {
  const { t } = useHost('responsible_gaming');
  const wordsOf = useLimitWords();
  const usedWords = useUsedWords();
  const kind = LIMIT_KINDS.get(limit.limitType);
  const standing = standingOf(limit);
  const changes = useChanges(limit);
  return (
    <tr>
      <th scope="row">{kind && t(kind.name)}</th>
      <td>{wordsOf(limit.limitType, limit.limitValue)}</td>
      <td>{standing && usedWords(limit.limitType, standing)}</td>
      <td>
        {changes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </td>
    </tr>
  );
}

const HEADS = ['sheet_limit', 'sheet_value', 'sheet_used', 'sheet_changes'] as const;

function LimitsTable() {
  const { t } = useHost('responsible_gaming');
  const items = useHostState((state) => state.limits.items);
  const set = items.filter(({ limitState }) => limitState === 'ACTIVE');
  if (set.length === 0) return <p>{t('sheet_none')}</p>;
  return (
    <table className={`${styles['table']} numbers`}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {set.map((limit) => (
          <Row key={limit.limitType} limit={limit} />
        ))}
      </tbody>
    </table>
  );
}

/** What stands on paper in place of the page: the limits as they are, and the month that was chosen. */
export function Sheet() {
  const { t } = useHost('responsible_gaming');
  const monthName = useMonthName();
  const userId = useHostState((state) => state.session.userId) ?? '';
  const isKnown = useHostState((state) => state.limits.status === 'ready');
  const summary = useHostState((state) => state.summary.known);
  if (summary === null) return null;
  return (
    <section className={styles['sheet']} data-sheet="" aria-label={t('sheet_title')}>
      <h2>{t('sheet_title')}</h2>
      <p>{t('main_player_id', { id: userId })}</p>
      {isKnown && <LimitsTable />}
      <h3>{monthName(summary.month)}</h3>
      <SummarySums summary={summary} />
      <DaysTable summary={summary} />
    </section>
  );
}
