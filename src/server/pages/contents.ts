import { posts } from '../../domain/reading/posts.ts';
import { hasTerms } from '../../domain/reading/terms.ts';
import type { Content, SiteCondition } from '../../domain/site-condition.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { RouteName } from '../../routes/table.ts';

type Params = Readonly<Record<string, string>>;
type ByPage<T> = { readonly [N in RouteName]?: (params: Params) => T };

/** Whether what the site itself has to read is there: what is named by no row is. */
const OWN: ByPage<boolean> = {
  news: ({ slug }) => slug === undefined || isKeyOf(slug, posts),
  bettingAlphabet: ({ block, category, slug }) =>
    block === undefined || hasTerms(block, category, slug),
  ourPartners: ({ section }) => section === undefined,
  footballChampionsRules: ({ chapter }) => chapter === undefined,
};

const named = (kind: Content['kind'], id: string | undefined): Content[] =>
  id === undefined ? [] : [{ kind, id }];

const inSports = ({ champ, game }: Params) => [...named('champ', champ), ...named('game', game)];
const campaign = ({ promotionId, id }: Params) => named('campaign', promotionId ?? id);
const casinoGame = ({ gameId }: Params) => named('casino-game', gameId);

/** What an address is about that the back-end keeps. */
const KEPT: ByPage<readonly Content[]> = {
  mainChamp: inSports,
  mainGame: inSports,
  cyberChamp: inSports,
  cyberGame: inSports,
  esportsChamp: inSports,
  esportsGame: inSports,
  champs: ({ champId }) => named('champ', champId),
  team: ({ team }) => named('team', team),
  promotion: campaign,
  bonus: campaign,
  bonusSection: campaign,
  specialoffer: campaign,
  specialofferSection: campaign,
  casinoPromotion: campaign,
  landing: ({ slug }) => named('campaign', slug),
  landingPage: ({ landingId }) => named('campaign', landingId?.replace(/^landing-/, '')),
  casinoTournament: ({ id }) => named('tournament', id),
  slotsGame: casinoGame,
  liveCasinoGame: casinoGame,
};

/** Whether there is what a page's address asks for, as far as anybody here knows. */
export function hasContents(page: RouteName, params: Params, site: SiteCondition | null): boolean {
  const isThere = site?.has ?? (() => true);
  return (OWN[page]?.(params) ?? true) && (KEPT[page]?.(params) ?? []).every(isThere);
}
