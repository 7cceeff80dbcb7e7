export interface FirstPaint {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}

function storedTheme(preferences: string | null): unknown {
  try {
    return JSON.parse(preferences ?? '{}').appTheme;
  } catch {
    return null;
  }
}

/**
 * How the page looks before any of the application is loaded: language and direction from the
 * address, theme from the stored preferences (0 light, 1 dark) or else from the system.
 * Small and without imports, because it stands inside the page itself.
 */
export function firstPaint(
  path: string,
  preferences: string | null,
  systemIsDark: boolean,
): FirstPaint {
  const lang = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? 'en';
  const theme = storedTheme(preferences);
  const dark = theme === 1 || (theme !== 0 && systemIsDark);
  return {
    lang,
    dir: /^(ar|fa|he|ps|ur)$/.test(lang) ? 'rtl' : 'ltr',
    theme: dark ? 'dark' : 'light',
  };
}
