import { allowedBy, type CookiesType } from './cookie-consent.ts';

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
