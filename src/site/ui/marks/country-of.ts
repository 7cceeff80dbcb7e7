/** Names that competitions use and that are not the first ones of the standard, and parts of countries. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Czech Republic': 'cz',
  'DR Congo': 'cd',
  England: 'gb-eng',
  'Ivory Coast': 'ci',
  'Northern Ireland': 'gb-nir',
  Scotland: 'gb-sct',
  Turkey: 'tr',
  USA: 'us',
  Wales: 'gb-wls',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes by English name: browsers know them all, so no list is loaded. */
function byName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = codes.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name === undefined ? [] : [[name, code.toLowerCase()]];
  });
  return new Map([...known, ...Object.entries(OTHER_NAMES)]);
}

let known: ReadonlyMap<string, string> | undefined;

/** The code of the country that a team plays for, as flags are named by; null for a club. */
export function countryOf(team: string): string | null {
  known ??= byName();
  return known.get(team) ?? null;
}
