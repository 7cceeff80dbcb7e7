/** A document without a browser, for tests that draw. React looks for it when it loads. */
import { Window } from 'happy-dom';

/** What scripts find around them in a page, as far as anything here asks for it. */
const names = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'Node',
  'Text',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
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
  'ResizeObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

export interface DocumentOptions {
  readonly url: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Makes the globals of an empty document those of the process. */
export function openDocument(options: DocumentOptions): void {
  const page = new Window(options);
  for (const name of names) {
    const value = name === 'window' ? page : page[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
