import type { Display } from '../../domain/site/display.ts';
import { directionOf } from '../../domain/site/languages.ts';
import type { State } from '../../projections/state.ts';
import type { Host } from '../host.tsx';
import { dictionariesOf } from '../remote/page-dictionaries.ts';
import { subjectOf, titleKeyOf } from '../ui/links/page-title.ts';

/** What a document says of itself: for people, for search, for tests and tools. */
export interface DocumentMarks {
  /** Null as long as its texts are not there. */
  readonly title: string | null;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
  /** For style sheets: what is chosen of it is drawn by them alone, or with them. */
  readonly display: Readonly<Display>;
  readonly route: string;
  readonly layout: string;
  readonly status: number;
}

type TitleTexts = Pick<Host, 't' | 'say' | 'dictionaries' | 'subject'>;

/** What the document must say in a state; null before any page is shown. */
export function marksOf(state: State, host: TitleTexts): DocumentMarks | null {
  const { route, preferences, display } = state;
  if (route.url === '') return null;
  const isKnown = host.dictionaries.has(dictionariesOf(route));
  const subject = subjectOf(state) ?? host.subject.at(route.url);
  const title = subject ?? (isKnown ? host.say({ text: titleKeyOf(route) }) : null);
  const site = host.t('main_site');
  const dark =
    preferences.appTheme === null ? preferences.systemIsDark : preferences.appTheme === 1;
  return {
    title: title === null || title === site ? title : `${title} · ${site}`,
    lang: route.language,
    dir: directionOf(route.language),
    theme: dark ? 'dark' : 'light',
    display,
    route: route.route,
    layout: route.layout,
    status: route.status,
  };
}

/** Writes the marks into a document: the page's own, or that of a replay's frame. */
export function markDocument(page: Document, marks: DocumentMarks): void {
  const { documentElement: root, body } = page;
  if (marks.title !== null && page.title !== marks.title) page.title = marks.title;
  if (root.lang !== marks.lang) root.lang = marks.lang;
  if (root.dir !== marks.dir) root.dir = marks.dir;
  root.dataset['theme'] = marks.theme;
  for (const [name, choice] of Object.entries(marks.display)) root.dataset[name] = String(choice);
  body.dataset['route'] = marks.route;
  body.dataset['layout'] = marks.layout;
  body.dataset['status'] = String(marks.status);
}
