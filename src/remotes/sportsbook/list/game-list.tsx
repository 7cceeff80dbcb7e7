import { Fragment, type ReactNode, useMemo } from 'react';
import type { Section } from '../../../site/contract/betting.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { useDayOf } from './days.ts';
import { GameGroup } from './game-group.tsx';
import styles from './game-list.module.css';
import type { RowMark } from './game-row.tsx';
import { groupsText, type Keep, rankedText, readGroups } from './group-games.ts';
import { MoreGames } from './more-games.tsx';
import { useStarredFirst } from './starred-first.ts';

/** The day in which the list was loaded: views know no clock of their own. */
function useToday(loadedAt: number | null): string {
  const clock = useClock();
  return loadedAt === null ? '' : formatTime(loadedAt, clock, 'day');
}

const COLUMNS = 'columns';
type Columns = 'result' | 'total';

/** Which columns are shown where both do not fit: in the Asian view totals, as long as nobody chose. */
function useColumns(): Columns {
  return useHostState(({ page, preferences }) => {
    const usual = preferences.display.appViewType === 1 ? 'total' : 'result';
    return (page.choice(COLUMNS) ?? usual) === 'total' ? 'total' : 'result';
  });
}

function ColumnChoice({ columns }: { readonly columns: Columns }) {
  const host = useHost();
  return (
    <div className={styles['columns']}>
      <Segmented
        label={host.t('sport_columns')}
        items={[
          { id: 'result', label: '1X2' },
          { id: 'total', label: host.t('sport_total_short') },
        ]}
        selected={columns}
        onSelect={(choice) => host.choose(COLUMNS, choice)}
      />
    </div>
  );
}

/** Stands where a list could not be loaded. */
export function LineFailed() {
  const host = useHost();
  return (
    <ErrorState title={host.t('sport_failed_title')} text={host.t('sport_failed_text')} icon="plug">
      <RefreshButton />
    </ErrorState>
  );
}

export interface GameListProps {
  readonly section: Section;
  /** Which of the games are shown; must be the same function from one drawing to the next. */
  readonly keep?: Keep | undefined;
  /** Why there is nothing, and a way on. */
  readonly empty: { readonly title: string; readonly text: string; readonly actions?: ReactNode };
  /** Whether the choice of columns stands above this list; one on a page is enough. */
  readonly hasColumnChoice?: boolean;
  /** Level of the championships' headings: 3 within a part of a page. */
  readonly level?: 2 | 3;
  /** Whether more of the list is loaded as its reader wants it; else it is a part that leads on. */
  readonly isPaged?: boolean;
  /** What can be done with its games: each has a star where it says nothing else. */
  readonly mark?: RowMark;
  /** Rows that stand in for a list that is loading; a screenful where nobody knows how long it will be. */
  readonly skeletonRows?: number;
}

/**
 * Rows that fill a screen: what stands below a list of unknown length comes into sight at the place where it
 * stays.
 */
const SCREENFUL = 8;

const below = { 2: 3, 3: 4 } as const;
const noIds: readonly number[] = [];

/** The page's games of a section, by championship, with their main markets. */
export function GameList(props: GameListProps) {
  const { section, keep, empty } = props;
  const { level = 2, skeletonRows = SCREENFUL, hasColumnChoice = true, isPaged = false } = props;
  const Day = `h${level}` as const;
  const { t } = useHost();
  const status = useHostState((state) => state.line.list(section)?.status ?? 'loading');
  const loadedAt = useHostState((state) => state.line.list(section)?.loadedAt ?? null);
  const dayOf = useDayOf(loadedAt);
  // What players bet on stands in an order that says something; else it is that of kick-off.
  const isRanked = useHostState((state) => state.line.list(section)?.orderedBy === 'players');
  const hasDays = isPaged && section === 'line' && !isRanked;
  const text = useHostState((state) => {
    const { gameIds = noIds, breaks = noIds } = state.line.list(section) ?? {};
    if (isRanked) return rankedText(state.line, gameIds, keep);
    return groupsText(state.line, gameIds, keep, breaks, hasDays ? dayOf : undefined);
  });
  const groups = useStarredFirst(useMemo(() => readGroups(text), [text]));
  const today = useToday(loadedAt);
  const columns = useColumns();
  if (status === 'loading') {
    return <SkeletonList rows={skeletonRows} height="5.5rem" label={t('main_loading')} />;
  }
  if (status === 'failed') return <LineFailed />;
  if (groups.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text} icon="ball">
        {empty.actions}
      </EmptyState>
    );
  }
  return (
    <div className={styles['list']} data-columns={columns}>
      {hasColumnChoice && <ColumnChoice columns={columns} />}
      {groups.map(({ page, day, champId, gameIds }, place) => (
        <Fragment key={`${page} ${day} ${champId}`}>
          {hasDays && day !== groups[place - 1]?.day && <Day className={styles['day']}>{day}</Day>}
          <GameGroup
            champId={champId}
            section={section}
            games={gameIds.join()}
            today={today}
            mark={props.mark ?? 'games'}
            level={hasDays ? below[level] : level}
          />
        </Fragment>
      ))}
      {isPaged && <MoreGames section={section} />}
    </div>
  );
}
