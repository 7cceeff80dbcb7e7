export type Direction = 'ltr' | 'rtl';

export interface Language {
  /** ISO 639-1, two lowercase letters: the first segment of every address. */
  readonly code: string;
  readonly direction: Direction;
}

const CODES =
  'am ar az be bg bn bs ca cs da de el en es et fa fi fr ga he hi hr hu hy id is it ja ka kk km ko ky lo lt lv mk mn ms mt my ne nl no pl ps pt ro ru si sk sl so sq sr sv sw ta tg th tr uk ur uz vi zh';
const FROM_RIGHT = 'ar fa he ps ur';

/**
 * The languages the site is written in. Each has a folder of its name with its texts
 * (`site/texts`), one with its articles (`remotes/information/articles`), and files with what the
 * reference back-end says (`reference/languages`, `reference/seo/texts`).
 */
export const writtenLanguages = ['en', 'ru', 'de', 'ar'] as const;

const written: ReadonlySet<string> = new Set(writtenLanguages);

/** Whether the site is written in a language. */
export const isWritten = (code: string): boolean => written.has(code);

/** Every language the site knows, by code. What each is called is for `Intl` to say. */
export const languages: readonly Language[] = CODES.split(' ').map((code) => ({
  code,
  direction: FROM_RIGHT.includes(code) ? 'rtl' : 'ltr',
}));

const byCode: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [language.code, language]),
);

/** The language of a code, or null for one the site does not know. */
export function findLanguage(code: string): Language | null {
  return byCode.get(code) ?? null;
}

/** How text of a language runs; left to right for a code the site does not know. */
export function directionOf(code: string): Direction {
  return byCode.get(code)?.direction ?? 'ltr';
}

/** Whether a text has the form of a language prefix: exactly two lowercase letters. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}
