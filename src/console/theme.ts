import { useState } from 'react';
import * as v from 'valibot';
import { keep, readKept } from './ui/kept.ts';

const KEY = 'console.theme';
const theme = v.picklist(['light', 'dark']);
export type Theme = v.InferOutput<typeof theme>;

/** The theme chosen here before, or else the system's. */
export function wantedTheme(): Theme {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return readKept(KEY, theme) ?? (isDark ? 'dark' : 'light');
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
      keep(KEY, next);
      setCurrent(next);
    },
  ];
}
