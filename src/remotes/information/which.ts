import { type ArticleId, articleIds } from './article.ts';

/** Pages that are about one thing and share its article. */
const shared: Readonly<Record<string, ArticleId>> = {
  blog: 'news',
  promo: 'promotions',
  promotion: 'promotions',
  bonus: 'promotions',
  bonusSection: 'promotions',
  specialoffer: 'promotions',
  specialofferSection: 'promotions',
  landingPage: 'promotions',
  landing: 'promotions',
};

function isArticleId(name: string): name is ArticleId {
  return (articleIds as readonly string[]).includes(name);
}

/** Pages of which a part can be asked for that is not there. */
const wholeOnly: Readonly<Record<string, string>> = {
  news: 'slug',
  ourPartners: 'section',
  bettingAlphabet: 'block',
  footballChampionsRules: 'chapter',
};

/** The article of a page, or null where it asks for one that is not there. */
export function articleOf(
  route: string,
  params: Readonly<Record<string, string>>,
): ArticleId | null {
  const part = wholeOnly[route];
  if (part !== undefined && params[part] !== undefined) return null;
  const name = route === 'rules' ? `rules${params['ruleGroup'] ?? '1'}` : (shared[route] ?? route);
  return isArticleId(name) ? name : null;
}

/** Numbers of the groups of rules, as addresses name them. */
export const ruleGroups: readonly string[] = articleIds
  .filter((id) => id.startsWith('rules'))
  .map((id) => id.slice('rules'.length));
