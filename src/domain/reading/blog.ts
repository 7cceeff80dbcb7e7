import { isKeyOf } from '../../kernel/is-key-of.ts';
import { type PostRow, type PostSlug, posts } from './posts.ts';

/** Longer posts, which explain how something is done. Newest first. */
export const blogPosts = {
  'price-of-a-bet-builder': { day: '2026-11-29', about: 'bets' },
  'verify-a-round-by-hand': { day: '2026-11-28', about: 'casino' },
  'what-a-margin-is': { day: '2026-11-28', about: 'bets' },
  'what-a-recording-holds': { day: '2026-11-27', about: 'site' },
  'how-limits-work': { day: '2026-11-26', about: 'safety' },
} as const satisfies Readonly<Record<string, PostRow>>;

export type BlogSlug = keyof typeof blogPosts;

const blogSlugs = Object.keys(blogPosts).filter((slug) => isKeyOf(slug, blogPosts));

/** As they stand in addresses, the same in every language. */
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

/** Where a post stands behind the address of the blog: its year, month and name. */
export function addressInBlog(slug: BlogSlug): string {
  const [year = '', month = ''] = blogPosts[slug].day.split('-');
  return `${year}/${MONTHS[Number(month) - 1] ?? ''}/${slug}`;
}

/** What an address of the blog shows: a post, posts of a time, or a post of the news that was read there. */
export type BlogPlace =
  | { readonly kind: 'post'; readonly slug: BlogSlug }
  | { readonly kind: 'list'; readonly slugs: readonly BlogSlug[] }
  | { readonly kind: 'news'; readonly slug: PostSlug };

/** What an address of the blog names behind it, its parts as they stand; nothing for the whole list. */
const namedInBlog = (url: string): string =>
  /^\/[a-z]{2}\/blog\/([^?#]*)/.exec(url)?.[1]?.replace(/\/$/, '') ?? '';

/** What stands at an address of the blog; null where nothing does. */
export function placeInBlog(url: string): BlogPlace | null {
  const named = namedInBlog(url);
  if (isKeyOf(named, posts)) return { kind: 'news', slug: named };
  const slug = blogSlugs.find((one) => addressInBlog(one) === named);
  if (slug !== undefined) return { kind: 'post', slug };
  const start = named === '' ? '' : `${named}/`;
  const slugs = blogSlugs.filter((one) => addressInBlog(one).startsWith(start));
  return slugs.length > 0 ? { kind: 'list', slugs } : null;
}
