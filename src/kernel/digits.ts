/** First digits of other sets that people type: Arabic, Persian, Hindi, Bengali, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10] as const;

/** The text with its digits as 0 to 9, whichever way they were typed. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The digits of a text as 0 to 9, without whatever stands between them. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
