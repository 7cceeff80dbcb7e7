/**
 * A document for tests that draw: importing this, first of all, makes happy-dom's globals those of
 * the process. Only for `*.dom.test.tsx`, which share processes, and the document, with each
 * other alone.
 */
import { Window } from 'happy-dom';

const page = new Window({ url: 'http://localhost/en', width: 1280, height: 800 });

const names = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'Node',
  'Text',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLDialogElement',
  'HTMLIFrameElement',
  'SVGElement',
  'DocumentFragment',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'FormData',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

for (const name of names) {
  const value = name === 'window' ? page : page[name as keyof typeof page];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
