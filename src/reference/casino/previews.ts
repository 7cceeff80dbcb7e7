import type { CallReply } from '../../calls/table.ts';
import { addressNameOf } from '../../domain/casino/game-address.ts';
import { PREVIEW_GROUPS, type PreviewGroup } from '../../domain/casino/previews.ts';
import { findGameRoute, type GameRoute } from '../../domain/line/games.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { Database } from '../data/database.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import type { Casino } from './casino.ts';
import { type Asking, gamesOffered } from './catalogue.ts';
import { createGamePopularity } from './popularity.ts';

type Preview = CallReply<'gamesPreview'>['Value'][string][number];
type Offered = ReturnType<typeof gamesOffered>[number];

export interface PreviewsOptions {
  readonly database: Database;
  readonly casino: Pick<Casino, 'ageOf' | 'outside' | 'profile'>;
  readonly accounts: Pick<Accounts, 'list'>;
  readonly withheld: Withholding;
  /** Addresses that games have of their own, and had before. */
  readonly gameRoutes: readonly GameRoute[];
}

interface PreviewsWish {
  /** Numbers of groups, as they were asked for. */
  readonly groups: readonly string[];
  readonly language: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly now: number;
  /** Whether there is a page at an address, given below its language, for who asks. */
  readonly isOpen: (address: string) => boolean;
}

/** As many as stand in a row of the widest page. */
const MOST = 6;

const PLAYED_AT = 'games/';

/** Where the page of a game is, below the language, and where it was once. */
function addressesOf(
  { id, kind, englishName, categories }: Offered,
  gameRoutes: readonly GameRoute[],
): Pick<Preview, 'route' | 'oldRoute'> {
  const own = categories
    .filter((address) => address.startsWith(PLAYED_AT))
    .flatMap((address) => findGameRoute(gameRoutes, address.slice(PLAYED_AT.length)) ?? [])[0];
  if (own === undefined) {
    const section = kind === 'slots' ? 'slots' : 'casino';
    return { route: `${section}/game/${id}/${addressNameOf(englishName)}`, oldRoute: null };
  }
  const { route, oldRoute } = own;
  return {
    route: `${PLAYED_AT}${route}`,
    oldRoute: oldRoute === undefined ? null : `${PLAYED_AT}${oldRoute}`,
  };
}

/** Who asks, as the law of the place looks at them: stakes of the account that pays, by their age. */
function askerOf({ casino, accounts }: PreviewsOptions, wish: PreviewsWish): Asking {
  const { userId, language, now } = wish;
  const { profile } = casino;
  if (userId === null) return { profile, language, age: 0, iso: undefined };
  const iso = accounts.list(userId).find((account) => account.is_active)?.iso;
  return { profile, language, age: casino.ageOf(userId, now), iso };
}

/** How games come into each group. */
const picking = (names: () => readonly string[]) =>
  ({
    // Games are called by their engines as rounds are.
    popular: (games) => names().flatMap((name) => games.filter(({ engine }) => engine === name)),
    together: (games) => games.filter(({ isShared }) => isShared),
    playMoney: (games) => games.filter(({ hasDemo }) => hasDemo),
  }) satisfies Record<PreviewGroup, (games: readonly Offered[]) => readonly Offered[]>;

const groupNames = Object.keys(PREVIEW_GROUPS).filter((name) => isKeyOf(name, PREVIEW_GROUPS));

/** Few games to show where nobody asked for any: of the house's lists, and none to whom no offer is made. */
export function createPreviews(options: PreviewsOptions) {
  const { casino, database, gameRoutes, withheld } = options;
  const popularity = createGamePopularity(database);
  const offered = (wish: PreviewsWish): readonly Offered[] => {
    if (wish.userId !== null && withheld(wish.userId, wish.now) !== null) return [];
    // Points are earned first: who has none has nothing of their games.
    return gamesOffered(askerOf(options, wish), casino.outside.offered()).filter(
      ({ perPoint }) => perPoint === undefined,
    );
  };
  const told = (game: Offered): Preview => ({
    id: game.id,
    name: game.name,
    ...addressesOf(game, gameRoutes),
    categories: [],
    tagId: game.isShared ? PREVIEW_GROUPS.together : null,
  });
  return (wish: PreviewsWish): Readonly<Record<string, Preview[]>> => {
    const games = offered(wish);
    const picked = picking(() => popularity.names(wish.now));
    const of = (group: string): Preview[] => {
      const name = groupNames.find((one) => String(PREVIEW_GROUPS[one]) === group);
      const those = name === undefined ? [] : picked[name](games);
      return those
        .map(told)
        .filter(({ route }) => wish.isOpen(route))
        .slice(0, MOST);
    };
    return Object.fromEntries(wish.groups.map((group) => [group, of(group)]));
  };
}
