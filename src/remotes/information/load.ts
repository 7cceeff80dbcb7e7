import type { Articles } from './article.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly articles: Articles }>>> = {
  ar: () => import('./articles/ar.ts'),
  de: () => import('./articles/de.ts'),
  en: () => import('./articles/en.ts'),
  ru: () => import('./articles/ru.ts'),
};

const loading = new Map<string, Promise<Articles>>();

/** The articles in a language, English where there are none: the same promise each time. */
export function loadArticles(language: string): Promise<Articles> {
  const known = loading.get(language);
  if (known) return known;
  const load = loaders[language] ?? loaders['en'];
  const asked = (load?.() ?? Promise.reject(new Error('no articles'))).then(
    (file) => file.articles,
  );
  loading.set(language, asked);
  // What failed may work another time.
  asked.catch(() => loading.delete(language));
  return asked;
}
