import { isWritten } from '../../domain/languages.ts';
import type { Article, ArticleId } from './article.ts';

/**
 * What the build made of the document. Data, but as a module: the frame in which a replay shows it may
 * load scripts alone. Names that are put together are found by the build among the files there are.
 */
async function imported(language: string, id: ArticleId): Promise<readonly Article[]> {
  const document: { readonly default: readonly Article[] } = await import(
    `./articles/${language}/${id}.md`
  );
  return document.default;
}

const loading = new Map<string, Promise<readonly Article[]>>();

/** The articles of a document, in English where they are not written: the same promise each time. */
export function loadArticles(asked: string, id: ArticleId): Promise<readonly Article[]> {
  const language = isWritten(asked) ? asked : 'en';
  const name = `${language} ${id}`;
  const known = loading.get(name);
  if (known) return known;
  const articles = imported(language, id);
  loading.set(name, articles);
  // What failed may work another time.
  articles.catch(() => loading.delete(name));
  return articles;
}
