import { inflateSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { soundDigits } from '../../../src/reference/captcha/beeps.ts';
import { drawDigits } from '../../../src/reference/captcha/digits-picture.ts';
import { drawHole, drawPiece, SLIDER } from '../../../src/reference/captcha/slider-picture.ts';

const test = suite('pictures and sounds of captchas');

/** A PNG of one or two channels without interlacing, as levels of its first channel. */
function decodePng(png: Buffer) {
  assert.is(png.subarray(0, 8).toString('hex'), '89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 4 ? 2 : 1;
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  assert.is(rows.length, height * (1 + width * channels));
  const level = (x: number, y: number, channel = 0) =>
    rows[y * (1 + width * channels) + 1 + x * channels + channel] ?? 0;
  return { width, height, level, chunks: [...chunks.keys()] };
}

/** How many pixels of a picture are ink. */
function ink(png: Buffer, from = 0, to = 1): number {
  const { width, height, level } = decodePng(png);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = Math.floor(from * width); x < to * width; x += 1) if (level(x, y) < 60) count += 1;
  }
  return count;
}

test('digits are drawn as a picture of their own', () => {
  const png = drawDigits('12345', 7);
  const { width, height, chunks } = decodePng(png);
  assert.equal([width, height], [240, 80]);
  assert.equal(chunks, ['IHDR', 'IDAT', 'IEND']);
  assert.ok(drawDigits('12345', 7).equals(png));
  assert.not.ok(drawDigits('12345', 8).equals(png));
  assert.not.ok(drawDigits('12346', 7).equals(png));
});

test('every digit leaves ink in its own place', () => {
  for (const digit of '123456789') {
    const png = drawDigits(digit.repeat(5), 3);
    for (let place = 0; place < 5; place += 1) {
      assert.ok(ink(png, place / 5, (place + 1) / 5) > 60, `${digit} at ${place}`);
    }
  }
});

test('the piece is what the hole lacks', () => {
  const place = { value: 63, top: 40 };
  const [hole, piece] = [decodePng(drawHole(place, 99)), decodePng(drawPiece(place, 99))];
  assert.equal([hole.width, hole.height], [SLIDER.width, SLIDER.height]);
  assert.equal([piece.width, piece.height], [SLIDER.piece, SLIDER.piece]);
  const left = Math.round((63 * (SLIDER.width - SLIDER.piece)) / SLIDER.max);
  let compared = 0;
  for (let y = 0; y < SLIDER.piece; y += 1) {
    for (let x = 0; x < SLIDER.piece; x += 1) {
      if (piece.level(x, y, 1) === 0 || piece.level(x, y) === 255) continue;
      compared += 1;
      const expected = Math.floor(piece.level(x, y) * 0.35);
      assert.ok(Math.abs(hole.level(left + x, 40 + y) - expected) <= 1);
    }
  }
  assert.ok(compared > 1000);
  assert.is(piece.level(0, 0, 1), 0, 'it is clear around the piece');
});

test('at the ends of the slider the piece is still whole', () => {
  for (const value of [0, SLIDER.max]) {
    const other = decodePng(drawHole({ value: 50, top: 4 }, 5));
    const png = decodePng(drawHole({ value, top: 4 }, 5));
    let differs = 0;
    for (let y = 0; y < png.height; y += 1) {
      for (let x = 0; x < png.width; x += 1)
        if (png.level(x, y) !== other.level(x, y)) differs += 1;
    }
    assert.ok(differs > 2500);
  }
});

/** Counts the beeps of a WAV file: groups of tones, apart by long silence. */
function listen(wav: Buffer): { count: number; pitches: number[] }[] {
  assert.is(wav.toString('latin1', 0, 4), 'RIFF');
  assert.is(wav.readUInt32LE(4), wav.length - 8);
  const rate = wav.readUInt32LE(24);
  const samples = [...wav.subarray(44)].map((byte) => byte / 127.5 - 1);
  const frame = rate / 100;
  const groups: { count: number; pitches: number[] }[] = [];
  let quiet = Number.POSITIVE_INFINITY;
  let crossings = 0;
  let frames = 0;
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const part = samples.slice(at, at + frame);
    const isLoud = Math.max(...part.map(Math.abs)) > 0.25;
    if (isLoud) {
      if (quiet > 40) groups.push({ count: 0, pitches: [] });
      if (quiet > 5) {
        const group = groups.at(-1);
        if (group) group.count += 1;
        crossings = 0;
        frames = 0;
      }
      for (let i = 1; i < part.length; i += 1)
        if ((part[i - 1] ?? 0) < 0 && (part[i] ?? 0) >= 0) crossings += 1;
      frames += 1;
      const group = groups.at(-1);
      if (group) group.pitches[group.count - 1] = (crossings / frames) * 100;
      quiet = 0;
    } else quiet += 1;
  }
  return groups;
}

test('digits can be counted in the sound, and the sixth beep on is higher', () => {
  const groups = listen(soundDigits('19573', 11));
  assert.equal(
    groups.map(({ count }) => count),
    [1, 9, 5, 7, 3],
  );
  const pitches = groups[1]?.pitches ?? [];
  const low = pitches.slice(0, 5);
  const high = pitches.slice(5);
  assert.ok(Math.max(...low) * 1.3 < Math.min(...high), `${low} ${high}`);
});

test.run();
