/** What a player may allow beyond the cookies the site cannot do without. */
export const COOKIES_TYPES = ['functionality', 'marketing', 'all', 'disable'] as const;

/** Only functionality, only marketing, all, or nothing more than is necessary. */
export type CookiesType = (typeof COOKIES_TYPES)[number];

/** A row of the customise view. */
export interface CookieOption {
  readonly name: 'necessary' | 'functionality' | 'marketing';
  readonly checked: boolean;
  /** It cannot be switched off. */
  readonly disabled: boolean;
}

/** The rows as they stand for what was agreed to; nothing is ticked before anybody agreed. */
export function cookieOptions(agreed: CookiesType | null): readonly CookieOption[] {
  const { functionality, marketing } = allowedBy(agreed);
  return [
    { name: 'necessary', checked: true, disabled: true },
    { name: 'functionality', checked: functionality, disabled: false },
    { name: 'marketing', checked: marketing, disabled: false },
  ];
}

/** All options give `all`; else the first that is ticked and not fixed; none gives `disable`. */
export function cookiesTypeOf(options: readonly CookieOption[]): CookiesType {
  if (options.every(({ checked }) => checked)) return 'all';
  const first = options.find(({ checked, disabled }) => checked && !disabled);
  return first === undefined || first.name === 'necessary' ? 'disable' : first.name;
}

function allowedBy(type: CookiesType | null) {
  return {
    functionality: type === 'functionality' || type === 'all',
    marketing: type === 'marketing' || type === 'all',
  };
}

/** What is granted: functionality stands for analytics, marketing for advertisements. */
export function consentOf(type: CookiesType | null): { analytics: boolean; ads: boolean } {
  const { functionality, marketing } = allowedBy(type);
  return { analytics: functionality, ads: marketing };
}
