/** Letters of other scripts beside how they sound in Latin ones, as far as names are found by it. */
const SOUNDS =
  'а a б b в v г g ґ g д d е e є e ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f х h ' +
  'ц ts ч ch ш sh щ sh ы i э e ю u я a ' +
  'ا a ب b ت t ث t ج g ح h خ h د d ذ d ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ g ف f ق k ك k ل l م m ' +
  'ن n ه h و o ي i ى a';

const soundOf: ReadonlyMap<string, string> = new Map(
  SOUNDS.match(/\S+ \S+/g)?.map((pair): [string, string] => {
    const [letter = '', sound = ''] = pair.split(' ');
    return [letter, sound];
  }),
);

/** Letters that have no sound of their own. */
const SILENT = /[ъьةء]/g;

/** Without signs over letters, capitals and all that is no letter or digit, in Latin letters. */
function latin(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}|\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(SILENT, '');
  const heard = [...plain].map((letter) => soundOf.get(letter) ?? letter).join('');
  return heard.replaceAll('ß', 'ss').replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
}

/**
 * The sounds that scripts agree about: no vowels, and one letter for those that stand for each other.
 * `ch` is that of Manchester or that of München.
 */
const skeleton = (text: string, ch: 's' | 'h'): string =>
  latin(text)
    .replaceAll('ch', ch)
    .replaceAll(/sh|zh|ts|c(?=[eiy])/g, 's')
    .replaceAll(/[cqx]/g, 'k')
    .replaceAll(/[wf]/g, 'v')
    .replaceAll('p', 'b')
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

const isLatin = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Mark}]*$/u.test(text);

/** How a name sounds, in capitals, which nothing that is written has here: two ways at the most. */
const soundsOf = (name: string): string[] =>
  [...new Set((['s', 'h'] as const).map((ch) => skeleton(name, ch).toUpperCase()))].filter(Boolean);

/** Names as a text that is kept, in which `searchedFor` finds them; those of one match stand together. */
export const findable = (...names: readonly string[]): string =>
  [names.map(latin).join(''), ...names.flatMap(soundsOf)].join(' ');

/** Texts of which a kept one holds any where it has a name that somebody looks for; none looks for nothing. */
export function searchedFor(wanted: string): string[] {
  const written = latin(wanted);
  if (written === '') return [];
  return isLatin(wanted) ? [written] : [written, ...soundsOf(wanted)];
}

/**
 * Whether a name is one that somebody looks for, in whichever letters: Latin ones as they are written,
 * those of another script by their consonants, as every language hears vowels its own way.
 */
export function isNamed(name: string, wanted: string): boolean {
  const written = latin(wanted);
  if (written === '' || latin(name).includes(written)) return true;
  if (isLatin(wanted)) return false;
  return (['s', 'h'] as const).some((ch) => {
    const sounds = skeleton(wanted, ch);
    return sounds !== '' && skeleton(name, ch).includes(sounds);
  });
}
