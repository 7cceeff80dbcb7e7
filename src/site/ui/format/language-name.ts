/** What a language is called in itself, as a list of languages shows it: "Deutsch", "Русский". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  // Many languages write their names small within a sentence.
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
