export type ParamRule = (text: string) => boolean;

/**
 * Text that means the same to every reader of a path: not empty, no separators of either kind,
 * no control characters, no `.` and `..`, which a browser takes out.
 */
function isSafeText(text: string): boolean {
  return (
    text !== '' &&
    text !== '.' &&
    text !== '..' &&
    !/[/\\\p{Cc}]/u.test(text) &&
    text.isWellFormed()
  );
}

/** What a parameter's value must be, by the rule's name in a pattern. */
export const paramRules = {
  text: isSafeText,
  digits: (text) => /^[0-9]+$/.test(text),
  /** A one-time token: 32 or more hexadecimal digits in lower case. */
  token: (text) => /^[0-9a-f]{32,}$/.test(text),
  /** A sport. Marble is a page of its own, and live only. */
  sport: (text) => text !== 'marble' && isSafeText(text),
} as const satisfies Readonly<Record<string, ParamRule>>;

export type RuleName = keyof typeof paramRules;
