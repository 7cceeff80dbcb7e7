import { crc32, deflateSync } from 'node:zlib';

/** A picture of grey levels, 0 black to 255 white, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

export type Point = readonly [x: number, y: number];

export function createRaster(width: number, height: number, level: number): Raster {
  return { width, height, levels: new Uint8Array(width * height).fill(level) };
}

/** Distance of a point from a stretch of line. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Draws a stretch of line with soft edges over what is there. */
function drawStretch(
  raster: Raster,
  from: Point,
  to: Point,
  thickness: number,
  level: number,
): void {
  const { width, height, levels } = raster;
  const reach = thickness / 2 + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cover = Math.min(1, Math.max(0, reach - distance([x, y], from, to) - 0.5));
      const place = y * width + x;
      levels[place] = (levels[place] ?? 0) * (1 - cover) + level * cover;
    }
  }
}

/** Draws a line through points. */
export function drawLine(
  raster: Raster,
  points: readonly Point[],
  { thickness, level }: { readonly thickness: number; readonly level: number },
): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) drawStretch(raster, from, to, thickness, level);
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const name = Buffer.from(type, 'latin1');
  const body = Buffer.concat([name, data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
const GREY_WITH_ALPHA = 4;

/** The picture as a PNG file. `alpha` says of each pixel how solid it is, 0 to 255. */
export function encodePng({ width, height, levels }: Raster, alpha?: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = alpha ? GREY_WITH_ALPHA : GREY;
  const channels = alpha ? 2 : 1;
  // Every row begins with its filter: none.
  const rows = Buffer.alloc(height * (1 + width * channels));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = y * (1 + width * channels) + 1 + x * channels;
      rows[place] = levels[y * width + x] ?? 0;
      if (alpha) rows[place + 1] = alpha[y * width + x] ?? 0;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
