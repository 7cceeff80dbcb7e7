import type { RouteName } from '../table.ts';

const byReason: Readonly<Record<number, RouteName>> = {
  4: 'siteUpdates',
  8: 'comingSoon',
  13: 'blockUa',
  16: 'suspension',
  17: 'blockIe',
};

/** The page a block reason leads to, or null for reason 0, which is none. */
export function blockPage(reason: number): RouteName | null {
  // Reasons 1, 2, 3, 5, 14, and any the site does not know: a block it cannot name is still one.
  return reason === 0 ? null : (byReason[reason] ?? 'block');
}
