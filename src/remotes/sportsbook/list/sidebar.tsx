import { useMemo } from 'react';
import { EFOOTBALL, isVirtual } from '../../../domain/line/sports.ts';
import type { Section } from '../../../site/contract/betting.ts';
import type { Line, SharedState } from '../../../site/contract/shared-state.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { ChampLink } from './game-link.tsx';
import styles from './sidebar.module.css';

type Params = Readonly<Record<string, string | undefined>>;

interface ChampEntry {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

const sections: readonly Section[] = ['live', 'line'];

/** Championships with games in a section, as one text: name and number change seldom. */
function champsText(line: Line, section: Section, ofVirtual: boolean): string {
  const counts = line.champCounts[section] ?? {};
  return Object.values(line.champs)
    .filter(({ sportId }) => (sportId === EFOOTBALL.id) === ofVirtual)
    .map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => [id, count, name].join('\t'))
    .join('\n');
}

/** Whether the page is about virtual sport, which has championships of its own. */
const isOfVirtual = ({ name, params }: { name: string; params: Params }): boolean =>
  isVirtual(params['sport']) || /^(cyber|esports)/.test(name);

/** Championships with games in a section, by name. */
export function useChamps(section: Section): readonly ChampEntry[] {
  const language = useHost().language();
  const ofVirtual = useHostState(({ route }) => isOfVirtual(route));
  const text = useHostState((state) => champsText(state.line, section, ofVirtual));
  return useMemo(() => {
    const entries = text === '' ? [] : text.split('\n').map((line) => line.split('\t'));
    return entries
      .map(([id, count, name = '']) => ({ id: Number(id), count: Number(count), name }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }, [text, language]);
}

/** Championships of a section with links to them. */
export function ChampLinks({ section }: { readonly section: Section }) {
  const champs = useChamps(section);
  return (
    <ul className={styles['champs']}>
      {champs.map(({ id, name, count }) => (
        <li key={id}>
          <ChampLink champId={id} section={section} className={styles['champ']}>
            <span className={styles['name']}>{name}</span>
            <span className={`${styles['count']} numbers`}>{count}</span>
          </ChampLink>
        </li>
      ))}
    </ul>
  );
}

function SectionChamps({ section }: { readonly section: Section }) {
  const { t } = useHost();
  const champs = useChamps(section);
  if (champs.length === 0) return null;
  return (
    <div>
      <PageLink route="mainSection" params={{ section }} className={styles['section']}>
        <Icon name={section} size={18} />
        <span>{t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}</span>
      </PageLink>
      <ChampLinks section={section} />
    </div>
  );
}

/** Rows that keep the place of the championships, about as many as a screen has room for. */
const AWAITED_ROWS = 12;

/** The place at the side while a list is on its way: what stands beside it does not move when that comes. */
function AwaitedChamps() {
  const { t } = useHost();
  return (
    <div className={styles['sidebar']} data-side="" aria-hidden="true">
      <SkeletonList rows={AWAITED_ROWS} height="1.5rem" label={t('main_loading')} />
    </div>
  );
}

/** Whether championships to choose from are on their way: a page of one asks for no others. */
const areAwaited = ({ line, route: { params } }: Pick<SharedState, 'line' | 'route'>): boolean =>
  (params['champ'] ?? params['champId']) === undefined &&
  sections.some((section) => line.list(section)?.status === 'loading');

/** Quick ways into the line, where there is room beside the page and enough to choose from. */
export function Sidebar() {
  const { t } = useHost();
  const count = useChamps('live').length + useChamps('line').length;
  const isAwaited = useHostState(areAwaited);
  const isHidden = useHostState((state) => state.preferences.display.leftSectionHidden);
  if (isHidden) return null;
  if (count < 2) return isAwaited ? <AwaitedChamps /> : null;
  return (
    <nav className={styles['sidebar']} data-side="" aria-label={t('sport_champs')}>
      {sections.map((section) => (
        <SectionChamps key={section} section={section} />
      ))}
    </nav>
  );
}
