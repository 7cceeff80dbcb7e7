import { bell, chance } from '../line/seeded.ts';
import { createRaster, drawLine, encodePng, type Point, type Raster } from './raster.ts';

/** Points on a curve from one angle to another, in turns from the top, clockwise. */
function arc(
  [x, y]: Point,
  [across, down]: readonly [number, number],
  from: number,
  to: number,
): Point[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (from + ((to - from) * index) / steps) * 2 * Math.PI;
    return [x + across * Math.sin(angle), y - down * Math.cos(angle)];
  });
}

/** The lines of the digits 1 to 9 in a box of 1 by 1. */
const STROKES: readonly (readonly (readonly Point[])[])[] = [
  [
    [
      [0.25, 0.25],
      [0.55, 0.02],
      [0.55, 1],
    ],
  ],
  [[...arc([0.5, 0.3], [0.32, 0.28], -0.25, 0.35), [0.15, 0.98], [0.88, 0.98]]],
  [
    [...arc([0.48, 0.26], [0.3, 0.24], -0.2, 0.45), [0.42, 0.48]],
    [...arc([0.46, 0.72], [0.34, 0.26], 0.02, 0.72)],
  ],
  [
    [
      [0.68, 1],
      [0.68, 0.02],
      [0.12, 0.68],
      [0.9, 0.68],
    ],
  ],
  [[[0.82, 0.02], [0.26, 0.02], [0.2, 0.46], ...arc([0.48, 0.68], [0.34, 0.3], -0.1, 0.7)]],
  [[[0.72, 0.03], [0.3, 0.4], ...arc([0.5, 0.68], [0.32, 0.3], -0.2, 0.85)]],
  [
    [
      [0.14, 0.03],
      [0.86, 0.03],
      [0.4, 1],
    ],
  ],
  [arc([0.5, 0.26], [0.27, 0.24], 0, 1), arc([0.5, 0.74], [0.33, 0.26], 0, 1)],
  [[...arc([0.5, 0.32], [0.32, 0.3], 0.3, 1.35), [0.66, 0.62], [0.3, 0.98]]],
];

const SIZE = { width: 240, height: 80 } as const;
const INK = 40;

/** Puts a point of a digit's box where the digit stands: turned, leaning, at its own size. */
function placing(seed: number, place: number, count: number): (point: Point) => Point {
  const turn = bell(seed, place, 1) * 0.13;
  const lean = bell(seed, place, 2) * 0.12;
  const [wide, tall] = [26 + chance(seed, place, 3) * 6, 40 + chance(seed, place, 4) * 10];
  const x = ((place + 0.5) * SIZE.width) / count + bell(seed, place, 5) * 3;
  const y = SIZE.height / 2 + bell(seed, place, 6) * 4;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return ([u, w]) => {
    const down = (w - 0.5) * tall;
    const across = (u - 0.5) * wide - down * lean;
    const wave = Math.sin((y + down) / 9 + chance(seed, 7) * 6) * 1.6;
    return [x + across * cosine - down * sine + wave, y + across * sine + down * cosine];
  };
}

function scratch(raster: Raster, seed: number): void {
  for (let line = 0; line < 4; line += 1) {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const y = SIZE.height * (0.2 + 0.6 * chance(seed, line, 8)) + bell(seed, line, index, 9) * 12;
      return [(index * SIZE.width) / 8, y];
    });
    drawLine(raster, points, { thickness: 1.2, level: 120 });
  }
  for (let dot = 0; dot < 220; dot += 1) {
    const at: Point = [chance(seed, dot, 10) * SIZE.width, chance(seed, dot, 11) * SIZE.height];
    drawLine(raster, [at, at], { thickness: 1.5, level: chance(seed, dot, 12) * 200 });
  }
}

/** Draws digits from 1 to 9 as a PNG that people read and programs find harder to. */
export function drawDigits(digits: string, seed: number): Buffer {
  const raster = createRaster(SIZE.width, SIZE.height, 244);
  scratch(raster, seed);
  for (const [place, digit] of [...digits].entries()) {
    const put = placing(seed, place, digits.length);
    for (const stroke of STROKES[Number(digit) - 1] ?? []) {
      drawLine(raster, stroke.map(put), { thickness: 4.2, level: INK });
    }
  }
  return encodePng(raster);
}
