import { type PostSlug, posts } from '../../../domain/reading/posts.ts';
import { isWritten } from '../../../domain/site/languages.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { type Later, later } from '../../../site/loading/later.ts';
import { retryableImport } from '../../../site/loading/retryable-import.ts';
import type { Article, Block } from '../article.ts';

export interface Post {
  readonly slug: PostSlug;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const importOf = (language: string) =>
  retryableImport<{ readonly default: readonly Article[] }>(() => import(`./texts/${language}.md`));

const known = new Map<string, Later<readonly Post[]>>();

/** All posts, newest first; in English where they are not written. */
export function postsOf(asked: string): Later<readonly Post[]> {
  const language = isWritten(asked) ? asked : 'en';
  const imported = importOf(language);
  const those =
    known.get(language) ??
    later(async () =>
      (await imported()).default
        .flatMap(({ sections }) => sections)
        .flatMap(({ id = '', heading, blocks }) =>
          isKeyOf(id, posts) ? { slug: id, title: heading, blocks } : [],
        ),
    );
  known.set(language, those);
  return those;
}
