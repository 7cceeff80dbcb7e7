import { useHost } from '../host.ts';

/** Words as the language lists them, with its own commas. */
export function useListed(): (words: readonly string[]) => string {
  const { language } = useHost();
  return (words) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}
