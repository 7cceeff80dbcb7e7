import { filter, merge, mergeMap } from 'rxjs';
import type { Envelope, EventType } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { routeNames, routeTable } from '../../routes/table.ts';
import { type Effect, effect, skipped } from '../define.ts';
import type { Loading } from './loading.ts';
import { resources } from './table.ts';

/** With these a page is there that was not: of another address, or for another player. */
const OPENED: readonly EventType[] = ['route.changed', 'session.started'];
const REFRESH: EventType = 'page.refreshPressed';
const TICK: EventType = 'timer.fired';

interface Row extends Loading {
  /** The pages that need it; null where it does not stand on pages. */
  readonly pages: ReadonlySet<string> | null;
  readonly needed: readonly EventType[];
  /** What it is needed for wherever the player is, if they wait for something of it. */
  readonly followed: readonly EventType[];
}

function rowOf(name: string, loading: Loading): Row {
  const pages = routeNames.filter((page) => routeTable[page].needs.some((one) => one === name));
  const isOnPages = pages.length > 0;
  const followed = loading.needed ?? [];
  const needed = [...followed, ...(isOnPages ? OPENED : [])];
  return { ...loading, pages: isOnPages ? new Set(pages) : null, needed, followed };
}

/** Whether it is of use where the player is. */
function isInPlace(row: Row, type: EventType, state: State): boolean {
  if (row.pages?.has(state.route.route) !== false) return row.isShown?.(state) !== false;
  return row.followed.includes(type) && row.isAwaited?.(state) === true;
}

/** Whether this event is a reason to ask. */
function isDue(row: Row, { type, at }: Envelope, state: State): boolean {
  if (row.whose === 'player' && state.session.userId === null) return false;
  if (!isInPlace(row, type, state)) return false;
  const { status, asked } = row.of(state);
  if (row.stale?.includes(type)) return true;
  if (type === REFRESH) return status === 'failed';
  if (type === TICK) {
    // Several clocks tick in the same moment.
    const isSeen = state.session.visible && status === 'ready' && asked === null;
    return isSeen && row.isOutdated?.(state, at) === true;
  }
  if (!row.needed.includes(type)) return false;
  const isThere = status === 'ready' || status === 'loading';
  return !isThere || row.isAnew === true || row.isStale?.(state) === true;
}

/**
 * Issues the calls for all that is loaded by these rows: where a page is opened that needs it, where
 * something has made it stale, and once more where it failed and the player says so.
 */
export function loadingOf(name: string, table: Readonly<Record<string, Loading>>): Effect {
  const rows = Object.entries(table).map(([row, one]) => rowOf(row, one));
  const reasons: ReadonlySet<EventType> = new Set([
    REFRESH,
    TICK,
    ...rows.flatMap(({ needed, stale = [] }) => [...needed, ...stale]),
  ]);
  return effect(name, (context) => {
    /** What each was asked for by last: for a hundred bets that one message settles it is asked for once. */
    const askedBy = new Map<Row, Envelope>();
    const isAsked = (row: Row, { type, cause }: Envelope): boolean => {
      const last = askedBy.get(row);
      const isOfOne = cause !== undefined && last?.type === type && last.cause === cause;
      return isOfOne && row.stale?.includes(type) === true;
    };
    const asked = context.events$.pipe(
      filter(({ type }) => reasons.has(type)),
      mergeMap((event) => {
        const due = rows.filter(
          (row) => isDue(row, event, context.state()) && !isAsked(row, event),
        );
        for (const row of due) askedBy.set(row, event);
        return due.flatMap((row) => row.ask(context, event));
      }),
    );
    const without = rows.flatMap(({ optional }) => (optional ? [skipped(context, optional)] : []));
    return merge(asked, ...without);
  });
}

export const loading = loadingOf('resources', resources);
