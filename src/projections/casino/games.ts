import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Game = CallReply<'casinoGames'>['games'][number];

/** What there is to play, as it is offered in a language and a currency. */
export interface CasinoGamesState extends Resource {
  items: Game[];
  /** What was asked for last. */
  language: string;
  currency: string | null;
  /** What the player looks for. */
  search: string;
}

const initial = (): CasinoGamesState => ({
  ...unloaded(),
  items: [],
  language: '',
  currency: null,
  search: '',
});

const forgetSearch = (slice: CasinoGamesState): void => {
  slice.search = '';
};

export const casinoGames = projection(
  'casinoGames',
  1,
  initial,
  compose<CasinoGamesState>(
    resource({
      call: 'casinoGames',
      of: (slice) => slice,
      asks(slice, { query }) {
        slice.language = query?.['lng'] ?? '';
        slice.currency = query?.['currency'] ?? null;
        return true;
      },
      take(slice, { games }) {
        slice.items = games.map((game) => ({ ...game }));
      },
    }),
    {
      on: {
        'session.started': forgetSearch,
        'session.ended': forgetSearch,
        'casino.searchTyped'(slice, { text }) {
          slice.search = text;
        },
      },
    },
  ),
);
