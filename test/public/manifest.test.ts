import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';

const folder = path.resolve('public');
const { icons } = v.parse(
  v.object({
    icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.string() })),
  }),
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')),
);
const pictures = icons.filter(({ src }) => src.endsWith('.png'));

const test = suite('web app manifest');

test('every touch icon size of the specification is there, and one that phones may cut', () => {
  const sizesOf = (purpose: string) =>
    pictures
      .filter((icon) => icon.purpose === purpose)
      .map((icon) => Number.parseInt(icon.sizes, 10));
  assert.equal(sizesOf('any'), [72, 96, 128, 144, 152, 192, 384, 512]);
  assert.equal(sizesOf('maskable'), [512]);
});

test('each picture has the size it is listed with', () => {
  for (const { src, sizes } of pictures) {
    const png = readFileSync(path.join(folder, src));
    assert.is(png.toString('latin1', 1, 4), 'PNG', src);
    assert.is(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
});

test.run();
