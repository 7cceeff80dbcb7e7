import { hashOf } from '../line/seeded.ts';
import { createHills, createNoise } from './noise.ts';
import { createRaster, encodePng, type Raster } from './raster.ts';

/** Pixels of the picture and of the square piece; the slider goes from 0 to `max`. */
export const SLIDER = { width: 320, height: 140, piece: 48, max: 99 } as const;

const EDGE = 255;

/** Where the left edge of the piece stands at a number of the slider. */
const leftAt = (value: number) => Math.round((value * (SLIDER.width - SLIDER.piece)) / SLIDER.max);

/** A landscape of smooth hills, so that a piece fits in one place only. */
function landscape(seed: number): Raster {
  const { width, height } = SLIDER;
  const raster = createRaster(width, height, 0);
  const hillsOf = (part: number) => createHills(hashOf(seed, part));
  const [wander, hills, sway, bands] = [hillsOf(1), hillsOf(2), hillsOf(3), hillsOf(4)];
  const grain = createNoise(seed);
  for (let y = 0; y < height; y += 1) {
    const offset = wander(y / 21);
    for (let x = 0; x < width; x += 1) {
      const level = hills(x / 34 + offset) * 26 + bands(y / 13 + sway(x / 27) * 1.5) * 34;
      raster.levels[y * width + x] = 134 + Math.max(-90, Math.min(90, level)) + grain() * 14;
    }
  }
  return raster;
}

/** Whether a place of the piece belongs to it: a disc with a bite taken out of its side. */
function isPiece(x: number, y: number): boolean {
  const middle = (SLIDER.piece - 1) / 2;
  const inDisc = Math.hypot(x - middle, y - middle) <= middle;
  const inBite = Math.hypot(x - SLIDER.piece, y - middle) <= SLIDER.piece / 4;
  return inDisc && !inBite;
}

const isRim = (x: number, y: number) =>
  isPiece(x, y) &&
  !(isPiece(x - 2, y) && isPiece(x + 2, y) && isPiece(x, y - 2) && isPiece(x, y + 2));

interface Place {
  readonly value: number;
  /** Pixels from the top. */
  readonly top: number;
}

/** Calls `paint` for every pixel of the piece with its place in the picture. */
function eachPixel(
  { value, top }: Place,
  paint: (x: number, y: number, place: number) => void,
): void {
  const left = leftAt(value);
  for (let y = 0; y < SLIDER.piece; y += 1) {
    for (let x = 0; x < SLIDER.piece; x += 1) {
      if (isPiece(x, y)) paint(x, y, (top + y) * SLIDER.width + left + x);
    }
  }
}

/** The picture with the hole where the piece fits, as a PNG. */
export function drawHole(place: Place, seed: number): Buffer {
  const raster = landscape(seed);
  eachPixel(place, (x, y, at) => {
    raster.levels[at] = isRim(x, y) ? EDGE : (raster.levels[at] ?? 0) * 0.35;
  });
  return encodePng(raster);
}

/** The piece, as a PNG that is clear around it. */
export function drawPiece(place: Place, seed: number): Buffer {
  const whole = landscape(seed);
  const raster = createRaster(SLIDER.piece, SLIDER.piece, 0);
  const alpha = new Uint8Array(SLIDER.piece * SLIDER.piece);
  eachPixel(place, (x, y, at) => {
    const own = y * SLIDER.piece + x;
    raster.levels[own] = isRim(x, y) ? EDGE : (whole.levels[at] ?? 0);
    alpha[own] = 255;
  });
  return encodePng(raster, alpha);
}
