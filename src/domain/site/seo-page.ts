/** What a page is about, for search engines and for whoever is shown a link to it. */
export interface SeoPage {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly metaRobots: string;
  /** What holds of robots for pages below this one, and for this one where it says nothing itself. */
  readonly hierarchyMetaRobots: string;
  readonly metas: readonly Readonly<Record<string, string>>[];
  /** Which address search engines are to keep: its own, or the same at the site's first origin. */
  readonly customCanonical: { readonly mode: 'url' | 'mirror' } | null;
}

/** A tag of a document's head that differs from page to page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** What a document says in its head of the page that it shows. */
export interface PageHead {
  /** Null: what holds for the whole site is said. */
  readonly description: string | null;
  readonly tags: readonly HeadTag[];
}

/** Where the page is. */
export interface SeoPlace {
  /** Its address, query and all. */
  readonly url: string;
  readonly origin: string;
  /** The origin that is the site's first, as its configuration has it; empty: none is named. */
  readonly mirrorOrigin: string;
}

export const INDEX = 'index, follow';
export const NO_INDEX = 'noindex';

/** In characters: search engines show half of it at most. */
const LONGEST_TEXT = 320;
const LONGEST_ADDRESS = 1000;
const MOST_METAS = 20;

/** What may be said of a link: no other name of a meta, as some of them command the browser. */
const OF_LINKS = /^(?:og|twitter|article):[a-z_:]{1,40}$/;
const ROBOTS = /^[a-z0-9:,_ -]{1,100}$/i;
const ORIGIN = /^https:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;

const bounded = (text: string): string => text.trim().slice(0, LONGEST_TEXT).toWellFormed();

function metaOf({ name, property, content }: SeoPage['metas'][number]): HeadTag[] {
  const told = property ?? name ?? '';
  if (!OF_LINKS.test(told) || content === undefined || content.trim() === '') return [];
  const kind = property === undefined ? 'name' : 'property';
  const attributes = [[kind, told] as const, ['content', bounded(content)] as const];
  return [{ tag: 'meta', attributes }];
}

/** Whether an origin can be the site's first. */
export const isMirrorOrigin = (text: string): boolean => ORIGIN.test(text);

/** The site's first origin, where its configuration names one that can be; else the one at which it was asked for. */
export const firstOrigin = (mirrorOrigin: string, origin: string): string =>
  isMirrorOrigin(mirrorOrigin) ? mirrorOrigin : origin;

/** The tag that names the address to keep. */
export function canonicalOf(
  mode: 'url' | 'mirror',
  { url, origin, mirrorOrigin }: SeoPlace,
): HeadTag[] {
  const path = url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  const href = (mode === 'mirror' ? firstOrigin(mirrorOrigin, origin) : origin) + path;
  if (!/^https?:\/\/[^/]+\//.test(href) || href.length > LONGEST_ADDRESS) return [];
  const attributes = [['rel', 'canonical'] as const, ['href', href] as const];
  return [{ tag: 'link', attributes }];
}

/** The tag for robots; none where they are told what holds anyway: a page may say otherwise of itself. */
export function robotsOf(robots: string): HeadTag[] {
  if (robots === INDEX || !ROBOTS.test(robots)) return [];
  const attributes = [['name', 'robots'] as const, ['content', robots] as const];
  return [{ tag: 'meta', attributes }];
}

/** What a document says of a page by what a back-end says of it: bounded, and nothing but words. */
export function headOf(page: SeoPage, place: SeoPlace): PageHead {
  const { customCanonical, metaRobots, hierarchyMetaRobots, metas } = page;
  const description = bounded(page.description);
  return {
    description: description === '' ? null : description,
    tags: [
      ...robotsOf(metaRobots || hierarchyMetaRobots),
      ...(customCanonical === null ? [] : canonicalOf(customCanonical.mode, place)),
      ...metas.slice(0, MOST_METAS).flatMap(metaOf),
    ],
  };
}
