import type { Runtime } from '../../runtime.ts';
import type { Host } from '../host.tsx';
import { markDocument, marksOf } from './document-marks.ts';

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** A page the player went to begins at its top, and the keyboard begins in it. */
function beginAtTop(page: Window, runtime: Runtime): void {
  let asked = false;
  runtime.events$.subscribe((event) => {
    if (event.type === 'route.requested') asked = !event.data.replace;
    if (event.type !== 'route.changed' || !asked) return;
    asked = false;
    const { previousUrl } = runtime.state.route;
    if (previousUrl !== null && pathOf(previousUrl) === pathOf(event.data.url)) return;
    page.scrollTo({ top: 0 });
    page.document.getElementById('content')?.focus({ preventScroll: true });
  });
}

/** Keeps the page's own document in step with the state: title, language, theme, place. */
export function followDocument(page: Window, host: Host, runtime: Runtime): void {
  const mark = (): void => {
    const marks = marksOf(host.state(), host);
    if (marks) markDocument(page.document, marks);
  };
  host.subscribe(mark);
  beginAtTop(page, runtime);
}
