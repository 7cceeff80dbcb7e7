import { memo, useId, useMemo } from 'react';
import { type Game, type LineMarket, marketOf } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { Icon } from '../../site/ui/icons.tsx';
import { groupName, outcomeName, signedLine } from '../../site/ui/market-words.ts';
import { Segmented } from '../../site/ui/segmented.tsx';
import styles from './market-board.module.css';
import { boardText, layoutOf, type MarketGroup, readBoard } from './market-groups.ts';
import { OddsCell } from './odds-cell.tsx';

const KIND = 'market-kind';
const ALL = 'all';
/** Letters that fit beside a coefficient in three columns. */
const SHORT_NAME = 4;
/** Kinds that have a name of their own in the filter. */
const namedKinds: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);

type Teams = Pick<Game, 'team1' | 'team2'>;

interface GroupProps extends Teams {
  readonly groupKey: string;
  /** Ids, joined by tabs. */
  readonly ids: string;
}

/** The facts of the group's markets, which stay the same for as long as a market is open. */
function useMarkets(ids: string): readonly LineMarket[] {
  const host = useHost();
  return useMemo(
    () => ids.split('\t').flatMap((id) => marketOf(host.state(), id) ?? []),
    [host, ids],
  );
}

/** What stands on a button of the board. */
function useNames(markets: readonly LineMarket[], teams: Teams): ReadonlyMap<string, string> {
  const { t } = useHost();
  return new Map(
    markets.map((market) => {
      const { id, group, param, outcome } = market;
      if (group === 'handicap' && param !== null) return [id, signedLine(param)];
      return [id, group === 'double-chance' ? outcome : outcomeName(market, teams, t)];
    }),
  );
}

function Cells(props: Teams & { readonly markets: readonly LineMarket[] }) {
  const { markets, team1, team2 } = props;
  const { columns, rows } = useMemo(() => layoutOf(markets), [markets]);
  const names = useNames(markets, { team1, team2 });
  const isHandicap = markets[0]?.group === 'handicap';
  const isTall = columns === 3 && [...names.values()].some((name) => name.length > SHORT_NAME);
  return (
    <div className={styles['cells']} data-columns={columns} data-tall={isTall || undefined}>
      {isHandicap && [team1, team2].map((team) => <TeamHead key={team} name={team} />)}
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

function TeamHead({ name }: { readonly name: string }) {
  return (
    <span className={styles['team']} aria-hidden="true">
      {name}
    </span>
  );
}

const Group = memo(function Group({ groupKey, ids, team1, team2 }: GroupProps) {
  const host = useHost();
  const id = useId();
  const markets = useMarkets(ids);
  const part = `markets ${groupKey}`;
  const open = useHostState((state) => state.page.parts[part] ?? true);
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
          onClick={() => host.publish('page.partToggled', { part, open: !open })}
        >
          <span>{groupName(first, host.t)}</span>
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
  const chosen = useHostState((state) => state.page.choices[KIND] ?? ALL);
  const kinds = [...new Set(groups.map(({ kind }) => kind))].filter((kind) => namedKinds.has(kind));
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
        onSelect={(choice) => host.publish('page.choiceMade', { part: KIND, choice })}
      />
    </div>
  );
}

/** Kinds of the first column. A group never changes its column, whatever comes and goes. */
const firstKinds: ReadonlySet<number> = new Set([1, 6, 2]);

function Column(props: Teams & { readonly groups: readonly MarketGroup[] }) {
  const { groups, team1, team2 } = props;
  if (groups.length === 0) return null;
  return (
    <div className={styles['column']}>
      {groups.map(({ key, ids }) => (
        <Group key={key} groupKey={key} ids={ids.join('\t')} team1={team1} team2={team2} />
      ))}
    </div>
  );
}

/** Every open market of a game, by group. Decided ones are no longer there. */
export function MarketBoard({ game }: { readonly game: Game }) {
  const { id, team1, team2 } = game;
  const text = useHostState((state) => boardText(state, id));
  const groups = useMemo(() => readBoard(text), [text]);
  const kind = useHostState((state) => state.page.choices[KIND] ?? ALL);
  const ofKind = groups.filter((group) => String(group.kind) === kind);
  const shown = kind === ALL || ofKind.length === 0 ? groups : ofKind;
  const first = shown.filter((group) => firstKinds.has(group.kind));
  const second = shown.filter((group) => !firstKinds.has(group.kind));
  return (
    <>
      {groups.length > 1 && <KindChoice groups={groups} />}
      <div className={styles['board']}>
        <Column groups={first} team1={team1} team2={team2} />
        <Column groups={second} team1={team1} team2={team2} />
      </div>
    </>
  );
}
