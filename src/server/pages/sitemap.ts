import { addressInBlog, blogPosts } from '../../domain/reading/blog.ts';
import { posts } from '../../domain/reading/posts.ts';
import type { SiteConfigByName } from '../../domain/site/config.ts';
import { writtenLanguages } from '../../domain/site/languages.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { isFound } from '../../routes/found.ts';
import { findHref } from '../../routes/href.ts';
import { opensTo } from '../../routes/player-guards.ts';
import { siteMap } from '../../routes/site-map.ts';
import { routeTable } from '../../routes/table.ts';
import { escapedXml } from './xml.ts';

/** A page in every language that the site is written in. */
interface Listed {
  readonly addressIn: (language: string) => string | null;
  /** The day of its last change, where it has one: `2026-11-29`. */
  readonly day?: string;
}

/** Pages that open to whoever comes, and say something to whoever comes by a search. */
function openPages(config: Partial<SiteConfigByName>): Listed[] {
  const groups = siteMap(
    (route) => isFound(route) && opensTo(routeTable[route], { as: 'guest', config }),
  );
  return groups.flatMap(({ links }) =>
    links.map(({ route, params }) => ({
      addressIn: (language: string) => findHref(route, params, language),
    })),
  );
}

const written: readonly Listed[] = [
  ...Object.entries(posts).map(([slug, { day }]) => ({
    addressIn: (language: string) => `/${language}/news/${slug}`,
    day,
  })),
  ...Object.keys(blogPosts)
    .filter((slug) => isKeyOf(slug, blogPosts))
    .map((slug) => ({
      addressIn: (language: string) => `/${language}/blog/${addressInBlog(slug)}`,
      day: blogPosts[slug].day,
    })),
];

function asXml({ addressIn, day }: Listed, origin: string): string[] {
  const forms = writtenLanguages.flatMap((language) => {
    const address = addressIn(language);
    return address === null ? [] : [{ language, url: escapedXml(origin + address) }];
  });
  const others = forms.map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  );
  const changed = day === undefined ? [] : [`<lastmod>${day}</lastmod>`];
  return forms.map(({ url }) =>
    ['<url>', `<loc>${url}</loc>`, ...changed, ...others, '</url>'].join('\n'),
  );
}

/**
 * What search engines are to find, by the protocol of sitemaps.org: every page of the site that opens to
 * guests, each with its forms in the other languages, at the origin at which it was asked for.
 */
export function sitemapOf(config: Partial<SiteConfigByName>, origin: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...openPages(config), ...written].flatMap((page) => asXml(page, origin)),
    '</urlset>',
    '',
  ].join('\n');
}
