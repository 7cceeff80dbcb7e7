import { isKeyOf } from '../../kernel/is-key-of.ts';
import { isPage, type PagesOf } from '../../site/contract/page.ts';
import type { Article, ArticleId, Articles } from './article.ts';

type ArticlePage = PagesOf<'information', 'article'>;

/** Pages without an article of their name: they are about one thing and share its article. */
const shared: Readonly<Record<Exclude<ArticlePage, ArticleId | 'rules'>, ArticleId>> = {
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

/** Pages of which a part can be asked for that is not there. */
const wholeOnly: Readonly<Partial<Record<ArticlePage, string>>> = {
  news: 'slug',
  ourPartners: 'section',
  bettingAlphabet: 'block',
  footballChampionsRules: 'chapter',
};

/** The article of a page, or null where it asks for one that is not there. */
export function articleOf(
  articles: Articles,
  route: string,
  params: Readonly<Record<string, string>>,
): ArticleId | null {
  const part = isKeyOf(route, wholeOnly) ? wholeOnly[route] : undefined;
  if (part !== undefined && params[part] !== undefined) return null;
  if (isKeyOf(route, shared)) return shared[route];
  const name = isPage(route, 'rules') ? `rules${params['ruleGroup'] ?? '1'}` : route;
  return isKeyOf(name, articles) ? name : null;
}

/** The groups of rules: numbers, as addresses name them, and articles. */
export function ruleGroupsOf(articles: Articles): (readonly [ruleGroup: string, Article])[] {
  return Object.entries(articles)
    .filter(([id]) => id.startsWith('rules'))
    .map(([id, article]) => [id.slice('rules'.length), article]);
}
