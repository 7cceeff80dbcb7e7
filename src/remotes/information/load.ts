import { isWritten } from '../../domain/languages.ts';
import { retryableImport } from '../../site/ui/loading/retryable-import.ts';
import type { Article, ArticleId } from './article.ts';

/**
 * What the build made of the document. Data, but as a module: the frame in which a replay shows it may
 * load scripts alone. Names that are put together are found by the build among the files there are.
 */
const importOf = (language: string, id: ArticleId) =>
  retryableImport<{ readonly default: readonly Article[] }>(
    () => import(`./articles/${language}/${id}.md`),
  );

const imports = new Map<string, ReturnType<typeof importOf>>();
const loading = new Map<string, Promise<readonly Article[]>>();

/** The articles of a document, in English where they are not written: the same promise each time. */
export function loadArticles(asked: string, id: ArticleId): Promise<readonly Article[]> {
  const language = isWritten(asked) ? asked : 'en';
  const name = `${language} ${id}`;
  const known = loading.get(name);
  if (known) return known;
  const document = imports.get(name) ?? importOf(language, id);
  imports.set(name, document);
  const articles = document().then(({ default: made }) => made);
  loading.set(name, articles);
  // What failed may work another time.
  articles.catch(() => loading.delete(name));
  return articles;
}
