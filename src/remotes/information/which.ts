import { hasRules } from '../../domain/reading/rules.ts';
import { isPage, isPageOf, type PagesOf } from '../../site/contract/page.ts';
import type { ArticleId } from './article.ts';

/** Pages of which a part can be asked for that is not there. */
const wholeOnly: Readonly<Partial<Record<PagesOf<'information', 'article'>, string>>> = {
  ourPartners: 'section',
  footballChampionsRules: 'chapter',
};

/** An article: which document it stands in, and as which one of it, from 1 on. */
export interface Place {
  readonly id: ArticleId;
  readonly number: number;
}

/** Where the article of a page is to be found; null where the page asks for one that is not there. */
export function placeOf(route: string, params: Readonly<Record<string, string>>): Place | null {
  if (!isPageOf(route, 'information', 'article')) return null;
  const part = wholeOnly[route];
  if (part !== undefined && params[part] !== undefined) return null;
  if (!isPage(route, 'rules')) return { id: route, number: 1 };
  const { ruleGroup = '1', chapter } = params;
  return hasRules(ruleGroup, chapter) ? { id: route, number: Number(ruleGroup) } : null;
}
