import { createHash } from 'node:crypto';
import type { SiteCondition } from '../../domain/site/condition.ts';
import { configured } from '../../domain/site/config.ts';
import { firstOrigin } from '../../domain/site/seo-page.ts';
import { PackedText } from '../../server-kernel/packed-text.ts';
import type { Assets } from './assets.ts';
import { feedAt } from './feeds.ts';
import { sitemapOf } from './sitemap.ts';

/** A text that is made when it is asked for, and goes out as a file does. */
export interface MadeFile {
  readonly type: string;
  readonly etag: string;
  readonly text: string;
  readonly packed: PackedText;
}

/** What they are made of, besides the address. */
export interface Sources {
  readonly assets: Assets;
  /** Where the site was asked for: it is at no other place, unless its configuration names its first origin. */
  readonly origin: string;
  /** How the site is now; null where nobody here knows. */
  readonly site: () => SiteCondition | null;
}

type Made = Pick<MadeFile, 'type' | 'text'>;

/** In characters: a name on the net has 253. What is longer names no place, and would stand in every line. */
export const LONGEST_ORIGIN = 300;
/** Files that are kept: all there are, at a few names of the site. */
const MOST_KEPT = 64;

/** What search engines may read, as the build has it, and where the list of it is. */
function robots({ assets, origin }: Sources): Made | null {
  const file = assets.byPath.get('/robots.txt');
  if (file === undefined) return null;
  const text = `${String(file.plain).trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`;
  return { type: file.type, text };
}

/** Of a site that shows its pages. Where nobody here knows how it is configured, as it is without. */
function sitemap({ origin, site }: Sources): Made | null {
  const { config = {}, blockReason = 0, isClosed = false } = site() ?? {};
  if (blockReason > 0 || isClosed) return null;
  return { type: 'application/xml; charset=utf-8', text: sitemapOf(config, origin) };
}

function feed(pathname: string, { assets, origin }: Sources): Made | null {
  const text = feedAt(pathname, assets, origin);
  return text === null ? null : { type: 'application/atom+xml; charset=utf-8', text };
}

function madeAt(pathname: string, sources: Sources): Made | null {
  if (pathname === '/robots.txt') return robots(sources);
  return pathname === '/sitemap.xml' ? sitemap(sources) : feed(pathname, sources);
}

const isMade = (pathname: string): boolean =>
  pathname === '/robots.txt' || pathname === '/sitemap.xml' || pathname.endsWith('.atom');

export const madeEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

interface Kept {
  readonly file: MadeFile | null;
  readonly assets: Assets;
  /** How the site was then, as far as a file tells. */
  readonly site: string;
}

/** Each is made and compressed once for all who ask, until what it is made of has changed. */
export class MadeFiles {
  readonly #kept = new Map<string, Kept>();

  at(pathname: string, sources: Sources): MadeFile | null {
    const { assets } = sources;
    if (!isMade(pathname) || sources.origin.length > LONGEST_ORIGIN) return null;
    const now = sources.site();
    // What pages call their address to keep is the address here, too.
    const origin = firstOrigin(configured(now?.config ?? {}, 'mirrorOrigin'), sources.origin);
    const key = `${origin}${pathname}`;
    const site = pathname === '/sitemap.xml' ? JSON.stringify(now) : '';
    const kept = this.#kept.get(key);
    if (kept?.assets === assets && kept.site === site) return kept.file;
    const made = madeAt(pathname, { ...sources, origin });
    const file = made && { ...made, etag: madeEtag(made.text), packed: new PackedText(made.text) };
    this.#keep(key, { file, assets, site });
    return file;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) return;
      this.#kept.delete(oldest);
    }
  }
}
