import type { Articles } from './article.ts';

/** Data, but as modules: the frame in which a replay shows them may load scripts alone. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: Articles }>>> = {
  ar: () => import('./articles/ar.json', { with: { type: 'json' } }),
  de: () => import('./articles/de.json', { with: { type: 'json' } }),
  en: () => import('./articles/en.json', { with: { type: 'json' } }),
  ru: () => import('./articles/ru.json', { with: { type: 'json' } }),
};

const loading = new Map<string, Promise<Articles>>();

/** The articles in a language, English where there are none: the same promise each time. */
export function loadArticles(language: string): Promise<Articles> {
  const known = loading.get(language);
  if (known) return known;
  const load = loaders[language] ?? loaders['en'];
  const asked = (load?.() ?? Promise.reject(new Error('no articles'))).then((file) => file.default);
  loading.set(language, asked);
  // What failed may work another time.
  asked.catch(() => loading.delete(language));
  return asked;
}
