import { createHash } from 'node:crypto';
import type { SiteCondition } from '../../domain/site/condition.ts';
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
  /** Where the site was asked for: this server is told of no other place. */
  readonly origin: string;
  /** How the site is now; null where nobody here knows. */
  readonly site: () => SiteCondition | null;
}

type Made = Pick<MadeFile, 'type' | 'text'>;

/** In characters: a name on the net has 253. What is longer names no place, and would stand in every line. */
const LONGEST_ORIGIN = 300;

/** What search engines may read, as the build has it, and where the list of it is. */
function robots({ assets, origin }: Sources): Made | null {
  const file = assets.byPath.get('/robots.txt');
  if (file === undefined) return null;
  return {
    type: file.type,
    text: `${String(file.plain).trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

function madeAt(pathname: string, sources: Sources): Made | null {
  const { assets, origin, site } = sources;
  if (origin.length > LONGEST_ORIGIN) return null;
  if (pathname === '/robots.txt') return robots(sources);
  if (pathname === '/sitemap.xml') {
    return {
      type: 'application/xml; charset=utf-8',
      text: sitemapOf(site()?.config ?? {}, origin),
    };
  }
  const feed = feedAt(pathname, assets, origin);
  return feed === null ? null : { type: 'application/atom+xml; charset=utf-8', text: feed };
}

const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Texts by their address: each is compressed once for all who ask, until it has changed. */
export class MadeFiles {
  readonly #last = new Map<string, MadeFile>();

  at(pathname: string, sources: Sources): MadeFile | null {
    const made = madeAt(pathname, sources);
    if (made === null) return null;
    const last = this.#last.get(pathname);
    if (last?.text === made.text) return last;
    const file = { ...made, etag: etagOf(made.text), packed: new PackedText(made.text) };
    this.#last.set(pathname, file);
    return file;
  }
}
