import { inLanguage } from '../languages/in-language.ts';
import type { MessagePurpose } from '../languages/reference-texts.ts';

/** The text of a message in a language, or in English. */
export function messageText(
  language: string,
  purpose: MessagePurpose,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const text = inLanguage(language).letters[purpose];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
}
