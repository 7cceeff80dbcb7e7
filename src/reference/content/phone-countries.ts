/** A country phone numbers are taken from. `id` is its number in ISO 3166. */
export interface PhoneCountry {
  readonly id: number;
  /** ISO 3166 letters, lowercase. */
  readonly code: string;
  readonly name: string;
  /** Digits after the plus. */
  readonly dialling: string;
  /** How a mobile number is grouped after the dialling code, one mark a digit. */
  readonly mask: string;
  readonly min: number;
  readonly max: number;
}

/** `id code dialling min max groups name`; the groups are those of the longest usual number. */
const TABLE = `
032 ar 54 10 11 2-4-4 Argentina
036 au 61 9 9 3-3-3 Australia
040 at 43 10 11 3-3-4 Austria
031 az 994 9 9 2-3-2-2 Azerbaijan
056 be 32 9 9 3-2-2-2 Belgium
076 br 55 10 11 2-5-4 Brazil
100 bg 359 8 9 2-3-4 Bulgaria
124 ca 1 10 10 3-3-4 Canada
152 cl 56 9 9 1-4-4 Chile
156 cn 86 11 11 3-4-4 China
170 co 57 10 10 3-3-4 Colombia
191 hr 385 8 9 2-3-4 Croatia
203 cz 420 9 9 3-3-3 Czechia
208 dk 45 8 8 2-2-2-2 Denmark
818 eg 20 10 10 3-3-4 Egypt
233 ee 372 7 8 4-4 Estonia
246 fi 358 6 10 2-3-4 Finland
250 fr 33 9 9 1-2-2-2-2 France
268 ge 995 9 9 3-2-2-2 Georgia
276 de 49 10 11 4-3-4 Germany
288 gh 233 9 9 2-3-4 Ghana
300 gr 30 10 10 3-3-4 Greece
348 hu 36 9 9 2-3-4 Hungary
356 in 91 10 10 5-5 India
360 id 62 9 12 3-4-4 Indonesia
372 ie 353 9 9 2-3-4 Ireland
376 il 972 9 9 2-3-4 Israel
380 it 39 9 10 3-3-4 Italy
392 jp 81 10 10 2-4-4 Japan
398 kz 7 10 10 3-3-2-2 Kazakhstan
404 ke 254 9 9 3-3-3 Kenya
410 kr 82 9 10 2-4-4 Korea
414 kw 965 8 8 4-4 Kuwait
428 lv 371 8 8 2-3-3 Latvia
440 lt 370 8 8 3-5 Lithuania
470 mt 356 8 8 4-4 Malta
484 mx 52 10 10 2-4-4 Mexico
528 nl 31 9 9 1-4-4 Netherlands
554 nz 64 8 10 2-3-4 New Zealand
566 ng 234 10 10 3-3-4 Nigeria
578 no 47 8 8 3-2-3 Norway
604 pe 51 9 9 3-3-3 Peru
616 pl 48 9 9 3-3-3 Poland
620 pt 351 9 9 3-3-3 Portugal
642 ro 40 9 9 3-3-3 Romania
643 ru 7 10 10 3-3-2-2 Russia
688 rs 381 8 9 2-3-4 Serbia
703 sk 421 9 9 3-3-3 Slovakia
705 si 386 8 8 2-3-3 Slovenia
710 za 27 9 9 2-3-4 South Africa
724 es 34 9 9 3-3-3 Spain
752 se 46 7 10 2-3-2-2 Sweden
756 ch 41 9 9 2-3-2-2 Switzerland
764 th 66 9 9 2-3-4 Thailand
792 tr 90 10 10 3-3-2-2 Türkiye
804 ua 380 9 9 2-3-2-2 Ukraine
826 gb 44 10 10 4-6 United Kingdom
840 us 1 10 10 3-3-4 United States
858 uy 598 8 8 1-3-4 Uruguay
860 uz 998 9 9 2-3-2-2 Uzbekistan
`;

const maskOf = (groups: string) =>
  groups
    .split('-')
    .map((length) => '#'.repeat(Number(length)))
    .join(' ');

/** Countries of the lists of calls, by name. */
export const phoneCountries: readonly PhoneCountry[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', code = '', dialling = '', min = '', max = '', groups = '', ...name] =
      line.split(' ');
    const lengths = { min: Number(min), max: Number(max) };
    return {
      id: Number(id),
      code,
      dialling,
      ...lengths,
      mask: maskOf(groups),
      name: name.join(' '),
    };
  });
