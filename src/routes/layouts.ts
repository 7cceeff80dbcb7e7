/** The frames a page is shown in. `headless` is `main` or `casino` without its header. */
export const layouts = ['main', 'casino', 'empty', 'headless', 'maintenance', 'blocked'] as const;

export type Layout = (typeof layouts)[number];

/** Layouts that have a header to hide. */
const withHeader: ReadonlySet<Layout> = new Set<Layout>(['main', 'casino']);

/** The layout an address asks for: `hideHeader=1` in its query takes the header away. */
export function layoutFor(layout: Layout, query: string): Layout {
  const hidden = query.slice(1).split('&').includes('hideHeader=1');
  return hidden && withHeader.has(layout) ? 'headless' : layout;
}
