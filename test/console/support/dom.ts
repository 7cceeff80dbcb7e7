/** A page without a browser. To be imported before anything of React. */
import './dom-globals.ts';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Frames of playback: run by hand, so that time passes only when a test lets it. */
const frames: FrameRequestCallback[] = [];
let clock = 0;
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  cancelAnimationFrame: (id: number) => {
    frames[id - 1] = () => {};
  },
});

/** Draws frames, one every 16 milliseconds, for so long. */
export function draw(ms: number): void {
  act(() => {
    for (let passed = 0; passed < ms; passed += 16) {
      clock += 16;
      for (const callback of frames.splice(0)) callback(clock);
    }
  });
}

let root: Root | null = null;

/** Shows an element in an empty page. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => {
    root = createRoot(place);
    root.render(element);
  });
  return place;
}

export function unmount(): void {
  act(() => root?.unmount());
  root = null;
}

/** Lets everything that waits for nothing but its turn happen. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let i = 0; i < 20; i += 1) await new Promise((done) => setTimeout(done, 0));
  });
}

/** Lets time go by until the page shows this, and says what it showed at last if it never does. */
export async function settleUntil(shown: () => string, pattern: RegExp): Promise<void> {
  const end = performance.now() + 60_000;
  while (!pattern.test(shown())) {
    if (performance.now() > end) throw new Error(`no ${pattern} in ${JSON.stringify(shown())}`);
    await settle();
  }
}

/** Lets something happen outside of the page, and the page take it in. */
export async function happen(what: () => void): Promise<void> {
  await act(async () => what());
}

/** Presses a key where the focus is. */
export function press(key: string, more: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  act(() => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });
}

export async function click(element: Element | null): Promise<void> {
  if (!element) throw new Error('there is nothing to press');
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  });
}

/** Types into a field, as a player of keys would. */
export async function type(field: Element | null, text: string): Promise<void> {
  const input = field as HTMLInputElement | null;
  if (!input) throw new Error('there is no field');
  await act(async () => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
