/** What a page's scripts find around them, without a browser. React looks for it when it loads. */
import { Window } from 'happy-dom';

const page = new Window({ url: 'http://localhost/console', width: 1280, height: 900 });

const names = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLIFrameElement',
  'Node',
  'Event',
  'KeyboardEvent',
  'MouseEvent',
  'CustomEvent',
  'FormData',
  'ResizeObserver',
  'getComputedStyle',
] as const;
for (const name of names) {
  const value = name === 'window' ? page : page[name];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
