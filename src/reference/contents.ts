import { isTold } from '../domain/casino/tournaments.ts';
import type { Content, SiteCondition } from '../domain/site/condition.ts';
import { CAMPAIGNS } from './campaigns/table.ts';
import { HOUSE } from './casino/catalogue.ts';
import { houseGames } from './casino/games.ts';
import type { Climate } from './conditions.ts';
import type { Board } from './line/offer/board.ts';

interface Known {
  readonly board: Pick<Board, 'champs' | 'game' | 'team'>;
  readonly climate: Pick<Climate, 'now'>;
  readonly now: () => number;
}

/** Addresses write a name behind the number. */
const numberOf = (id: string): number => Number.parseInt(id, 10);

const HAS: { readonly [K in Content['kind']]: (known: Known, id: string) => boolean } = {
  champ: ({ board, now }, id) => board.champs(now()).some((champ) => champ.id === numberOf(id)),
  game: ({ board, now }, id) => board.game(numberOf(id), now()) !== null,
  team: ({ board }, id) => board.team(id) !== null,
  campaign: (_, id) => CAMPAIGNS.some((campaign) => campaign.id === id),
  tournament: ({ now }, id) => isTold(id, now()),
  'casino-game': ({ climate }, id) =>
    houseGames.some(({ gameId }) => String(gameId) === id) ||
    climate.now().providers.some(({ games }) => games.some(({ number }) => String(number) === id)),
  provider: ({ climate }, id) =>
    id === HOUSE || climate.now().providers.some(({ slug }) => slug === id),
};

/** Whether this back-end has what an address names. */
export const contentsOf =
  (known: Known): NonNullable<SiteCondition['has']> =>
  ({ kind, id }) =>
    HAS[kind](known, id);
