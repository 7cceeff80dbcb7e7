import type { Size } from '../ui/use-size.ts';

/** What is shown when the recording does not say how large the window was. */
const USUAL: Size = { width: 1280, height: 800 };

/** Larger windows than this are shown as large as this: a page of any size could be claimed. */
const LARGEST = 8192;

export interface Fitted {
  /** The window the player had, in CSS pixels. */
  readonly viewport: Size;
  /** How much smaller it is shown; never larger than it was. */
  readonly scale: number;
  /** What it takes up. */
  readonly shown: Size;
}

/** Fits the player's window into the room there is, keeping its shape. */
export function fitted({ width, height }: Size, room: Size): Fitted {
  const isKnown = width > 0 && height > 0;
  const viewport = isKnown
    ? { width: Math.min(width, LARGEST), height: Math.min(height, LARGEST) }
    : USUAL;
  const fit = Math.min(room.width / viewport.width, room.height / viewport.height, 1);
  const scale = fit > 0 ? fit : 1;
  const shown = { width: viewport.width * scale, height: viewport.height * scale };
  return { viewport, scale, shown };
}
