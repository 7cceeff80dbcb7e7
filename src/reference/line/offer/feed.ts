import type { FeedUpdate, Game, Market } from '../sports-line.ts';
import type { Frame } from './frames.ts';

/** A game as a listener sees it: with all its markets when it is followed by its own topic. */
export type Shown = { frame: Frame; isFollowed: boolean };

/** What a listener sees at a moment, by game id. */
export type View = ReadonlyMap<number, Shown>;

const marketsOf = ({ frame, isFollowed }: Shown): readonly Market[] =>
  isFollowed ? frame.markets.all : frame.markets.main;

const byId = (markets: readonly Market[]) => new Map(markets.map((one) => [one.id, one]));

function removed(before: readonly Market[], after: readonly Market[]): FeedUpdate[] {
  const still = byId(after);
  return before.flatMap(({ id }): FeedUpdate[] =>
    still.has(id) ? [] : [{ kind: 'market-removed', marketId: id }],
  );
}

function marketChanges(before: readonly Market[], after: readonly Market[]): FeedUpdate[] {
  if (before === after) return [];
  const known = byId(before);
  const updates = removed(before, after);
  for (const market of after) {
    const { id: marketId, coef, isBlocked } = market;
    const old = known.get(marketId);
    if (!old) updates.push({ kind: 'market-added', market });
    else if (old.coef !== coef || old.isBlocked !== isBlocked) {
      updates.push({ kind: 'market', marketId, coef, isBlocked });
    }
  }
  return updates;
}

function gameChange(before: Game, after: Game): FeedUpdate[] {
  const { id: gameId, score, period, minute, added, status, marketCount } = after;
  const isSame =
    before.score[0] === score[0] &&
    before.score[1] === score[1] &&
    before.period === period &&
    before.minute === minute &&
    before.added === added &&
    before.status === status &&
    before.marketCount === marketCount;
  const now = { gameId, score, period, minute, added, status, marketCount };
  return isSame ? [] : [{ kind: 'game', ...now }];
}

const added = (shown: Shown): FeedUpdate => ({
  kind: 'game-added',
  game: shown.frame.game,
  markets: [...marketsOf(shown)],
});

/**
 * Kick-off moves a game from one list to the other and makes all its markets live ones, so it is
 * sent whole. Where it has a page of its own it is replaced without being taken away first.
 */
function kickedOff(before: Shown, after: Shown): FeedUpdate[] {
  const gone: FeedUpdate[] = after.isFollowed
    ? removed(marketsOf(before), marketsOf(after))
    : [{ kind: 'game-removed', gameId: after.frame.game.id }];
  return [...gone, added(after)];
}

/** Every change between two views of one listener; applied in order to the first they give the second. */
export function changesBetween(before: View, after: View): FeedUpdate[] {
  const updates: FeedUpdate[] = [];
  for (const gameId of before.keys()) {
    if (!after.has(gameId)) updates.push({ kind: 'game-removed', gameId });
  }
  for (const [gameId, shown] of after) {
    const old = before.get(gameId);
    if (old?.frame === shown.frame) continue;
    if (!old) updates.push(added(shown));
    else if (old.frame.game.status === 1 && shown.frame.game.status === 2) {
      updates.push(...kickedOff(old, shown));
    } else {
      updates.push(...gameChange(old.frame.game, shown.frame.game));
      updates.push(...marketChanges(marketsOf(old), marketsOf(shown)));
    }
  }
  return updates;
}
