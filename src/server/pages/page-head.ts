import type { SiteCondition } from '../../domain/site/condition.ts';
import { configured } from '../../domain/site/config.ts';
import { directionOf } from '../../domain/site/languages.ts';
import {
  canonicalOf,
  type HeadTag,
  headOf,
  NO_INDEX,
  type PageHead,
  robotsOf,
} from '../../domain/site/seo-page.ts';
import { parseAddress } from '../../routes/address.ts';
import { isFound } from '../../routes/found.ts';
import type { Visitor } from '../../routes/outcome.ts';
import { resolveRoute } from '../../routes/resolve.ts';
import type { RouteName } from '../../routes/table.ts';
import { escapedXml as escaped } from './xml.ts';

/** What a page says before any of the application runs: to most search engines, and to whoever shows a link. */
export interface WrittenHead extends PageHead {
  readonly language: string;
  /** Null: only the site's own name is known. */
  readonly title: string | null;
}

const VISITORS: readonly Visitor[] = ['player', 'guest'];

/** The page at an address, whoever it is for. */
function pageAt(url: string, site: SiteCondition | null): RouteName | null {
  for (const as of VISITORS) {
    const outcome = resolveRoute(url, { as, config: site?.config ?? {} });
    if ('route' in outcome) return outcome.route;
  }
  return null;
}

/**
 * What the page at an address says of itself; null where it leads on, or there is none. What it is about, only
 * the back-end knows: where that is another server, robots and the address to keep are all there is.
 */
export function headAt(
  url: string,
  origin: string,
  site: SiteCondition | null,
): WrittenHead | null {
  const { language } = parseAddress(url);
  const page = pageAt(url, site);
  if (page === null || language === null) return null;
  const place = { url, origin, mirrorOrigin: configured(site?.config ?? {}, 'mirrorOrigin') };
  const said = { language, title: null, description: null };
  if (!isFound(page)) return { ...said, tags: robotsOf(NO_INDEX) };
  const known = site?.seoPage?.(page, language);
  if (known === undefined) return { ...said, tags: canonicalOf('url', place) };
  return { ...said, title: known.title, ...headOf(known, place) };
}

/** Marked as of this page alone: the application takes it away with the page. */
function tagAsHtml({ tag, attributes }: HeadTag): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')} data-page>`;
}

const DESCRIPTION = /<meta name="description" content="([^"]*)">/;

/**
 * The page with that in its head; null where it has none to write in. What holds for the whole site stays beside
 * it, for the pages that follow.
 */
export function withHead(html: string, head: WrittenHead): string | null {
  const { language, title, description, tags } = head;
  if (!DESCRIPTION.test(html)) return null;
  const lang = `lang="${escaped(language)}" dir="${directionOf(language)}"`;
  const own = (general: string) =>
    `<meta name="description" content="${escaped(description ?? '')}" data-general="${general}">`;
  return html
    .replace('lang="en" dir="ltr"', () => lang)
    .replace(/<title>[^<]*/, (usual) => (title === null ? usual : `<title>${escaped(title)}`))
    .replace(DESCRIPTION, (usual, general: string) =>
      [description === null ? usual : own(general), ...tags.map(tagAsHtml)].join('\n'),
    );
}
