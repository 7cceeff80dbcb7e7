import { memo, useId, useMemo } from 'react';
import type { Game, Market } from '../../../site/contract/betting.ts';
import { groupName } from '../../../site/ui/betting/market-words.ts';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import { OddsCell } from '../list/odds-cell.tsx';
import { boardCode, boardName, headsOf } from './board-names.ts';
import styles from './market-board.module.css';
import {
  boardText,
  isOpenAtFirst,
  layoutOf,
  type MarketGroup,
  readBoard,
} from './market-groups.ts';

const KIND = 'market-kind';
const ALL = 'all';
/** Letters that fit beside a coefficient, by number of columns. */
const SHORT_NAME = { 2: 14, 3: 4 };
/** Kinds that have a name of their own in the filter. */
const namedKinds = [1, 2, 3, 4, 5, 6, 8] as const;

type Teams = Pick<Game, 'team1' | 'team2'>;

interface GroupProps extends Teams {
  readonly groupKey: string;
  /** Ids, joined by tabs. */
  readonly ids: string;
  /** Whether it is open as long as the player did not say. */
  readonly isOpenAtFirst: boolean;
}

/** The facts of the group's markets, which stay the same for as long as a market is open. */
function useMarkets(ids: string): readonly Market[] {
  const host = useHost();
  return useMemo(
    () => ids.split('\t').flatMap((id) => host.state().line.market(id) ?? []),
    [host, ids],
  );
}

/** What stands on the buttons of a group. */
function useNames(markets: readonly Market[], teams: Teams): ReadonlyMap<string, string> {
  const { t } = useHost();
  const isShort = useHostState((state) => state.preferences.display.marketsNameType === 1);
  const nameOf = isShort ? boardCode : boardName;
  return new Map(markets.map((market) => [market.id, nameOf(market, teams, t)]));
}

function Cells(props: Teams & { readonly markets: readonly Market[] }) {
  const { markets, team1, team2 } = props;
  const { columns, rows } = useMemo(() => layoutOf(markets), [markets]);
  const names = useNames(markets, { team1, team2 });
  const { t } = useHost();
  const heads = headsOf(markets[0]?.group, { team1, team2 }, t);
  const short = columns === 3 ? SHORT_NAME[3] : SHORT_NAME[2];
  const isTall = [...names.values()].some((name) => name.length > short);
  return (
    <div className={styles['cells']} data-columns={columns} data-tall={isTall || undefined}>
      {heads.map((head) => (
        <ColumnHead key={head} name={head} />
      ))}
      {rows.flat().map((id, place) => (
        <OddsCell
          key={id || `empty ${place}`}
          marketId={id}
          team1={team1}
          team2={team2}
          source="board"
          {...(names.has(id) ? { name: names.get(id) ?? '' } : {})}
        />
      ))}
    </div>
  );
}

function ColumnHead({ name }: { readonly name: string }) {
  return (
    <span className={styles['team']} aria-hidden="true">
      {name}
    </span>
  );
}

const Group = memo(function Group(props: GroupProps) {
  const { groupKey, ids, isOpenAtFirst, team1, team2 } = props;
  const host = useHost();
  const id = useId();
  const markets = useMarkets(ids);
  const part = `markets ${groupKey}`;
  const open = useHostState((state) => state.page.isOpen(part, isOpenAtFirst));
  const [first] = markets;
  if (!first) return null;
  return (
    <section className={styles['group']} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles['name']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => host.togglePart(part, !open)}
        >
          <span>{groupName(first, { team1, team2 }, host.t)}</span>
          <Icon name="chevronDown" size={18} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <Cells markets={markets} team1={team1} team2={team2} />}
      </div>
    </section>
  );
});

function KindChoice({ groups }: { readonly groups: readonly MarketGroup[] }) {
  const host = useHost();
  const chosen = useHostState((state) => state.page.choice(KIND) ?? ALL);
  const there = new Set(groups.map(({ kind }) => kind));
  const kinds = namedKinds.filter((kind) => there.has(kind));
  const items = [
    { id: ALL, label: host.t('sport_menu_all') },
    ...kinds.map((kind) => ({ id: String(kind), label: host.t(`sport_kind_${kind}`) })),
  ];
  return (
    <div className={styles['kinds']}>
      <Segmented
        label={host.t('sport_kinds')}
        items={items}
        selected={items.some(({ id }) => id === chosen) ? chosen : ALL}
        onSelect={(choice) => host.choose(KIND, choice)}
      />
    </div>
  );
}

/** Kinds of the first column. A group never changes its column, whatever comes and goes. */
const firstKinds: ReadonlySet<number> = new Set([1, 6, 2, 8]);

interface ColumnProps extends Teams {
  readonly groups: readonly MarketGroup[];
  /** Who asks for one kind wants to see it. */
  readonly isOneKind: boolean;
}

function Column({ groups, isOneKind, team1, team2 }: ColumnProps) {
  if (groups.length === 0) return null;
  return (
    <div className={styles['column']}>
      {groups.map(({ key, ids }) => (
        <Group
          key={key}
          groupKey={key}
          ids={ids.join('\t')}
          isOpenAtFirst={isOneKind || isOpenAtFirst(key)}
          team1={team1}
          team2={team2}
        />
      ))}
    </div>
  );
}

interface MarketBoardProps {
  readonly game: Game;
  /** Whether the page is about other games, too: kinds of market are chosen where it is about one. */
  readonly isPart?: boolean;
}

/** Every open market of a game, by group. Decided ones are no longer there. */
export function MarketBoard({ game, isPart = false }: MarketBoardProps) {
  const { id, team1, team2 } = game;
  const text = useHostState((state) => boardText(state.line, id));
  const groups = useMemo(() => readBoard(text), [text]);
  const kind = useHostState((state) => (isPart ? null : state.page.choice(KIND)) ?? ALL);
  const ofKind = groups.filter((group) => String(group.kind) === kind);
  const isOneKind = kind !== ALL && ofKind.length > 0;
  const shown = isOneKind ? ofKind : groups;
  const first = shown.filter((group) => firstKinds.has(group.kind));
  const second = shown.filter((group) => !firstKinds.has(group.kind));
  return (
    <>
      {groups.length > 1 && !isPart && <KindChoice groups={groups} />}
      <div className={styles['board']}>
        <Column groups={first} isOneKind={isOneKind} team1={team1} team2={team2} />
        <Column groups={second} isOneKind={isOneKind} team1={team1} team2={team2} />
      </div>
    </>
  );
}
