import type { Section } from '../../../site/contract/betting.ts';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { LiveNote, Part } from '../page.tsx';
import styles from './days.module.css';
import { GameList, LineFailed } from './game-list.tsx';
import { groupsText, type Keep } from './group-games.ts';

const SECTIONS: readonly Section[] = ['live', 'line'];

const titles = { live: 'main_nav_live', line: 'main_nav_line' } as const;

/** How a section stands: `none` where it is loaded and has no game that is kept. */
function useStanding(section: Section, keep: Keep): 'loading' | 'failed' | 'none' | 'some' {
  return useHostState(({ line }) => {
    const list = line.list(section);
    if (list === null || list.status === 'loading') return 'loading';
    if (list.status === 'failed') return 'failed';
    return groupsText(line, list.gameIds, keep) === '' ? 'none' : 'some';
  });
}

interface KeptGamesProps {
  /** Must be the same function from one drawing to the next. */
  readonly keep: Keep;
  /** What is said where neither section has any. */
  readonly none: string;
}

/** Games of both sections, as far as they are kept; a section that has none is left out. */
export function KeptGames({ keep, none }: KeptGamesProps) {
  const { t } = useHost();
  const live = useStanding('live', keep);
  const line = useStanding('line', keep);
  const standings = { live, line };
  if (live === 'failed' || line === 'failed') return <LineFailed />;
  if (live === 'loading' || line === 'loading') {
    return <SkeletonList rows={3} height="5.5rem" label={t('main_loading')} />;
  }
  const shown = SECTIONS.filter((section) => standings[section] === 'some');
  if (shown.length === 0) return <p className={styles['note']}>{none}</p>;
  return (
    <>
      {shown.map((section) => (
        <Part key={section} title={t(titles[section])}>
          <GameList level={3} section={section} keep={keep} empty={{ title: none, text: '' }} />
        </Part>
      ))}
      {live === 'some' && <LiveNote />}
    </>
  );
}
