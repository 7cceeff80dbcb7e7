import { isWritten } from '../../domain/site/languages.ts';
import { type Later, later } from '../../site/loading/later.ts';
import { retryableImport } from '../../site/loading/retryable-import.ts';
import type { Article, ArticleId } from './article.ts';

/**
 * What the build made of the document. Data, but as a module: the frame in which a replay shows it may
 * load scripts alone. Names that are put together are found by the build among the files there are.
 */
const importOf = (language: string, id: ArticleId) =>
  retryableImport<{ readonly default: readonly Article[] }>(
    () => import(`./articles/${language}/${id}.md`),
  );

const documents = new Map<string, Later<readonly Article[]>>();

/** The articles of a document, in English where they are not written: the same each time. */
export function articlesOf(asked: string, id: ArticleId): Later<readonly Article[]> {
  const language = isWritten(asked) ? asked : 'en';
  const name = `${language} ${id}`;
  const known = documents.get(name);
  if (known) return known;
  const imported = importOf(language, id);
  const articles = later(async () => (await imported()).default);
  documents.set(name, articles);
  return articles;
}
