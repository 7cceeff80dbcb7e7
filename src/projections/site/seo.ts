import type { CallReply } from '../../calls/table.ts';
import { seoKey } from '../../domain/site/seo-key.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { projection } from '../define.ts';

/** What pages say of themselves to search engines. */
export interface SeoState extends Resource {
  /** Which page was asked about last. */
  wanted: string;
  /** What is known, by page and language, the latest last. */
  pages: Record<string, CallReply<'seoPage'>>;
}

/** As many as are read in a visit; those before are asked for anew. */
const MOST_KEPT = 20;

export const seo = projection(
  'seo',
  1,
  (): SeoState => ({ ...unloaded(), wanted: '', pages: {} }),
  resource<SeoState, 'seoPage'>({
    call: 'seoPage',
    of: (slice) => slice,
    asks(slice, { query }) {
      slice.wanted = seoKey(String(query?.['language']), String(query?.['section']));
      return true;
    },
    take(slice, answer) {
      slice.pages[slice.wanted] = answer;
      const [oldest = '', ...others] = Object.keys(slice.pages);
      if (others.length >= MOST_KEPT) delete slice.pages[oldest];
    },
  }),
);
