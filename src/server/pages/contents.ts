import { TOTO_SECTION } from '../../domain/casino/toto-game.ts';
import { paymentTopicOf, subTopicOf } from '../../domain/payments/request-topics.ts';
import { placeInBlog } from '../../domain/reading/blog.ts';
import { posts } from '../../domain/reading/posts.ts';
import { hasRules } from '../../domain/reading/rules.ts';
import { hasTerms } from '../../domain/reading/terms.ts';
import type { Content, SiteCondition } from '../../domain/site/condition.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { tableOf } from '../../routes/casino-table.ts';
import type { RouteName } from '../../routes/table.ts';

type Params = Readonly<Record<string, string>>;
type ByPage<T> = { readonly [N in RouteName]?: (params: Params, url: string) => T };

const isTopic = ({ topicId }: Params): boolean => paymentTopicOf(topicId) !== null;

function isSubTopic({ topicId, subTopicId }: Params): boolean {
  const topic = paymentTopicOf(topicId);
  return topic !== null && subTopicOf(topic, subTopicId) !== null;
}

const isTotoOf = ({ section = TOTO_SECTION }: Params): boolean => section === TOTO_SECTION;

/** Whether what the site itself has to show is there: what is named by no row is. */
const OWN: ByPage<boolean> = {
  rules: ({ ruleGroup = '', chapter }) => hasRules(ruleGroup, chapter),
  news: ({ slug }) => slug === undefined || isKeyOf(slug, posts),
  blog: (_, url) => placeInBlog(url) !== null,
  bettingAlphabet: ({ block, category, slug }) =>
    block === undefined || hasTerms(block, category, slug),
  ourPartners: ({ section }) => section === undefined,
  footballChampionsRules: ({ chapter }) => chapter === undefined,
  officePaymentTopic: isTopic,
  officePaymentTransactions: isTopic,
  officePaymentTransaction: isTopic,
  officePaymentSubTopic: isSubTopic,
  lotto: (params) =>
    params['sectionName'] === undefined || tableOf({ route: 'lotto', params }) !== null,
  toto: isTotoOf,
  totoSub: isTotoOf,
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
  provider: ({ provider }) => named('provider', provider),
};

interface Asked {
  readonly page: RouteName;
  readonly params: Params;
  readonly url: string;
}

/** Whether there is what a page's address asks for, as far as anybody here knows. */
export function hasContents({ page, params, url }: Asked, site: SiteCondition | null): boolean {
  const isThere = site?.has ?? (() => true);
  return (OWN[page]?.(params, url) ?? true) && (KEPT[page]?.(params, url) ?? []).every(isThere);
}
