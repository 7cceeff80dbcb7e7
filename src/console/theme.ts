import { useState } from 'react';
import { CONSOLE_STORED } from './stored-values.ts';
import { keep, readKept } from './ui/kept.ts';

export type Theme = 'light' | 'dark';

/** The theme chosen here before, or else the system's. */
export function wantedTheme(): Theme {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return readKept(CONSOLE_STORED.theme) ?? (isDark ? 'dark' : 'light');
}

export function applyTheme(next: Theme): void {
  document.documentElement.dataset['theme'] = next;
}

/** The theme, and how to change it for good. */
export function useTheme(): [Theme, () => void] {
  const [current, setCurrent] = useState(wantedTheme);
  return [
    current,
    () => {
      const next = current === 'dark' ? 'light' : 'dark';
      applyTheme(next);
      keep(CONSOLE_STORED.theme, next);
      setCurrent(next);
    },
  ];
}
