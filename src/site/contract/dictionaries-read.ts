import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import type { RemoteName } from '../../routes/page.ts';

/**
 * What the texts of each sub-application are in, besides `main`. It stands apart from the rest of their
 * rows: of these alone the page has to know while it runs.
 */
export const dictionariesRead = {
  header: [],
  footer: ['footer'],
  sportsbook: ['sport', 'bets'],
  casino: ['casino'],
  office: ['office'],
  information: ['information', 'footer'],
  technical: ['technical'],
} as const satisfies Readonly<Record<RemoteName, readonly DictionaryId[]>>;
