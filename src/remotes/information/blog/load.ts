import { type BlogSlug, blogPosts } from '../../../domain/reading/blog.ts';
import { isWritten } from '../../../domain/site/languages.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { type Later, later } from '../../../site/loading/later.ts';
import { retryableImport } from '../../../site/loading/retryable-import.ts';
import type { Article } from '../article.ts';

export interface BlogPost extends Article {
  readonly slug: BlogSlug;
  readonly title: string;
}

const importOf = (language: string) =>
  retryableImport<{ readonly default: readonly Article[] }>(() => import(`./texts/${language}.md`));

const known = new Map<string, Later<readonly BlogPost[]>>();

/** All posts of the blog, newest first; in English where they are not written. */
export function blogPostsOf(asked: string): Later<readonly BlogPost[]> {
  const language = isWritten(asked) ? asked : 'en';
  const imported = importOf(language);
  const those =
    known.get(language) ??
    later(async () =>
      (await imported()).default.flatMap(({ id = '', title = '', ...rest }) =>
        isKeyOf(id, blogPosts) ? { ...rest, slug: id, title } : [],
      ),
    );
  known.set(language, those);
  return those;
}
