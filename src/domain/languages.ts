export type Direction = 'ltr' | 'rtl';

export interface Language {
  /** ISO 639-1, two lowercase letters: the first segment of every address. */
  readonly code: string;
  /** The language's name in itself, as a list of languages shows it. */
  readonly name: string;
  readonly direction: Direction;
}

const leftToRight: Readonly<Record<string, string>> = {
  am: 'አማርኛ',
  az: 'Azərbaycan',
  be: 'Беларуская',
  bg: 'Български',
  bn: 'বাংলা',
  bs: 'Bosanski',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fi: 'Suomi',
  fr: 'Français',
  ga: 'Gaeilge',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  hy: 'Հայերեն',
  id: 'Bahasa Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  ja: '日本語',
  ka: 'ქართული',
  kk: 'Қазақша',
  km: 'ខ្មែរ',
  ko: '한국어',
  ky: 'Кыргызча',
  lo: 'ລາວ',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mk: 'Македонски',
  mn: 'Монгол',
  ms: 'Bahasa Melayu',
  mt: 'Malti',
  my: 'မြန်မာ',
  ne: 'नेपाली',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  si: 'සිංහල',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  so: 'Soomaali',
  sq: 'Shqip',
  sr: 'Српски',
  sv: 'Svenska',
  sw: 'Kiswahili',
  ta: 'தமிழ்',
  tg: 'Тоҷикӣ',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
};

const rightToLeft: Readonly<Record<string, string>> = {
  ar: 'العربية',
  fa: 'فارسی',
  he: 'עברית',
  ps: 'پښتو',
  ur: 'اردو',
};

function named(names: Readonly<Record<string, string>>, direction: Direction): Language[] {
  return Object.entries(names).map(([code, name]) => ({ code, name, direction }));
}

const byCode: ReadonlyMap<string, Language> = new Map(
  [...named(leftToRight, 'ltr'), ...named(rightToLeft, 'rtl')]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((language) => [language.code, language]),
);

/** Every language the site knows, by code. */
export const languages: readonly Language[] = [...byCode.values()];

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
