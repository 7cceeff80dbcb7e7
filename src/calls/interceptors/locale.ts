import { type Interceptor, withHeaders } from './chain.ts';

/** Country of a client nobody could place. */
const DEFAULT_COUNTRY = 'ru';

export interface Locale {
  readonly language: () => string;
  /** Two-letter country of the session, or null while it is not known. */
  readonly country: () => string | null;
}

/** Says the language, and for a call that names its client the country. */
export function localising({ language, country }: Locale): Interceptor {
  return (attempt, next) => {
    const named = attempt.request.headers?.['x-client'] !== undefined;
    const geo = named ? { 'x-geo-country': country() ?? DEFAULT_COUNTRY } : {};
    return next(withHeaders(attempt, { 'x-language': language(), ...geo }));
  };
}
