import { configured } from '../../domain/site/config.ts';
import { seoKey } from '../../domain/site/seo-key.ts';
import {
  type HeadTag,
  headOf,
  NO_INDEX,
  type PageHead,
  robotsOf,
} from '../../domain/site/seo-page.ts';
import type { State } from '../../projections/state.ts';
import { isFound } from '../../routes/found.ts';
import { isRouteName } from '../../routes/table.ts';

/** Marks what a head says of one page alone, by whoever it was written. */
const MARK = 'data-page';
const NOTHING: PageHead = { description: null, tags: [] };

type Told = Pick<State, 'route' | 'seo' | 'config'>;

/** What is to stand in the head; null as long as that is not known. */
function headIn({ route, seo, config }: Told, origin: string): PageHead | null {
  // In place of a page its error stands, which says so itself.
  if (route.status !== 200 || !isRouteName(route.route)) return NOTHING;
  if (!isFound(route.route)) return { description: null, tags: robotsOf(NO_INDEX) };
  const known = seo.pages[seoKey(route.language, route.route)];
  if (known === undefined) return null;
  const mirrorOrigin = configured(config.values, 'mirrorOrigin');
  return headOf(known, { url: route.url, origin, mirrorOrigin });
}

function elementOf(page: Document, { tag, attributes }: HeadTag): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.setAttribute(MARK, '');
  return element;
}

/**
 * Keeps in a document's head what search engines and links are told of the page that is shown. What the
 * server has written of the first page stays until more is known of it; of any other, what holds for the
 * whole site is said until then.
 */
export function createPageHead(page: Document): (state: Told) => void {
  const general = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  const usual = general?.dataset['general'] ?? general?.content ?? '';
  const { origin } = new URL(page.baseURI);
  let first: string | null = null;
  let written: string | null = null;
  return ({ route, seo, config }) => {
    if (route.url === '') return;
    first ??= route.url;
    const known = headIn({ route, seo, config }, origin);
    if (known === null && written === null && route.url === first) return;
    const head = known ?? NOTHING;
    const text = JSON.stringify(head);
    if (text === written) return;
    written = text;
    general?.setAttribute('content', head.description ?? usual);
    for (const old of page.head.querySelectorAll(`[${MARK}]`)) old.remove();
    page.head.append(...head.tags.map((tag) => elementOf(page, tag)));
  };
}
