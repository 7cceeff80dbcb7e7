import { addressInBlog, blogPosts } from '../../domain/reading/blog.ts';
import { posts } from '../../domain/reading/posts.ts';
import { isWritten } from '../../domain/site/languages.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { Assets } from './assets.ts';
import { atomOf, type Entry } from './atom.ts';
import { type Post, postsIn } from './posts.ts';

/** Of which pages there are feeds, and which of their posts stand where. */
const feeds = {
  news: (post: Post, list: string): Entry[] =>
    isKeyOf(post.id, posts)
      ? [{ ...post, address: `${list}/${post.id}`, day: posts[post.id].day }]
      : [],
  blog: (post: Post, list: string): Entry[] =>
    isKeyOf(post.id, blogPosts)
      ? [{ ...post, address: `${list}/${addressInBlog(post.id)}`, day: blogPosts[post.id].day }]
      : [],
};

const ADDRESS = /^\/([a-z]{2})\/(news|blog)\/feed\.atom$/;

/**
 * The feed at an address, with addresses of the origin at which it was asked for: this server is told of
 * no other. Null where there is none, as in a language in which nothing is written.
 */
export function feedAt(pathname: string, { byPath }: Assets, origin: string): string | null {
  const [self, language = '', name = ''] = ADDRESS.exec(pathname) ?? [];
  if (self === undefined || !isWritten(language) || !isKeyOf(name, feeds)) return null;
  const file = byPath.get(`/posts/${name}.${language}.json`);
  if (file === undefined) return null;
  const list = `/${language}/${name}`;
  const { title, posts: all } = postsIn(String(file.plain));
  const entries = all.flatMap((post) => feeds[name](post, list));
  return atomOf({ title, language, list, self, entries }, origin);
}
