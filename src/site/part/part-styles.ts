import { styleSheet } from '../loading/style-sheet.ts';

/**
 * The styles of parts, in force before the first of them is drawn. They stand in a sheet of their own, after the
 * page's and before those of sub-applications, as rules of one weight win by their order. A page
 * that names no such sheet has them in its own, and where there is no page there is nothing to draw.
 */
export async function partStyles(page: Document | undefined): Promise<void> {
  const address = page?.querySelector<HTMLMetaElement>('meta[name="part-styles"]')?.content;
  const own = page?.querySelector('link[rel="stylesheet"]');
  if (page && address && own) await styleSheet(page, address, own);
}
