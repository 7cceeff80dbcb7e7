/** Stands in the page's head as an inline script, allowed by its hash, and runs before first paint. */
import { firstPaint } from './first-paint.ts';

function stored(): string | null {
  try {
    return localStorage.getItem('preferences');
  } catch {
    // Storage may be forbidden; the system's theme will do.
    return null;
  }
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
const { lang, dir, theme } = firstPaint(location.pathname, stored(), systemIsDark);
const page = document.documentElement;
page.lang = lang;
page.dir = dir;
page.dataset['theme'] = theme;
