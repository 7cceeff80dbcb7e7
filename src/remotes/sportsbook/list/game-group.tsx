import { memo, useId } from 'react';
import type { Section } from '../../../site/contract/betting.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import { ChampLink } from './game-link.tsx';
import styles from './game-list.module.css';
import { GameRow, type RowMark } from './game-row.tsx';
import { Star } from './keep-button.tsx';

/** Names of the columns; each button says in full what it stands for, so readers skip these. */
function ColumnNames() {
  const { t } = useHost();
  return (
    <>
      <div className={styles['names']} data-of="result" aria-hidden="true">
        <span>1</span>
        <span>X</span>
        <span>2</span>
      </div>
      <div className={styles['names']} data-of="total" aria-hidden="true">
        <span />
        <span>{t('sport_over_short')}</span>
        <span>{t('sport_under_short')}</span>
      </div>
    </>
  );
}

interface GameGroupProps {
  readonly champId: number;
  readonly section: Section;
  /** Ids, joined by commas. */
  readonly games: string;
  readonly today: string;
  /** Level of its heading on the page. */
  readonly level: 2 | 3 | 4;
  readonly mark: RowMark;
}

/** The games of one championship under its name; the player can fold them away. */
export const GameGroup = memo(function GameGroup(props: GameGroupProps) {
  const { champId, section, games, today, level, mark } = props;
  const Heading = `h${level}` as const;
  const host = useHost();
  const id = useId();
  const part = `champ ${section} ${champId}`;
  const name = useHostState((state) => state.line.champ(champId)?.name ?? '');
  const open = useHostState((state) => state.page.isOpen(part, true));
  const gameIds = games.split(',').map(Number);
  return (
    <div className={styles['group']}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={`${id}-games`}
          aria-label={host.t(open ? 'sport_fold' : 'sport_unfold', { name })}
          onClick={() => host.togglePart(part, !open)}
        >
          <Icon name="chevronDown" size={18} />
        </button>
        <Heading className={styles['title']}>
          <ChampLink champId={champId} section={section} className={styles['champ']}>
            <span dir="auto">{name}</span>
          </ChampLink>
          <span className={`${styles['count']} numbers`} aria-hidden="true">
            {gameIds.length}
          </span>
        </Heading>
        {open && <ColumnNames />}
        <span className={styles['star']}>
          <Star list="champs" id={champId} name={name} />
        </span>
      </div>
      <ul id={`${id}-games`} hidden={!open}>
        {open &&
          gameIds.map((gameId) => (
            <GameRow key={gameId} gameId={gameId} today={today} mark={mark} />
          ))}
      </ul>
    </div>
  );
});
