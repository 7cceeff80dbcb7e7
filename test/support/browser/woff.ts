import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * WOFF 1 to plain TrueType or OpenType. Chromium takes only those as fonts of the system, and npm
 * packages ship WOFF.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 file');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Uint8Array[] = [directory];
  let position = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(HEADER + index * ENTRY, HEADER + (index + 1) * ENTRY);
    const start = entry.readUInt32BE(4);
    const packed = entry.readUInt32BE(8);
    const size = entry.readUInt32BE(12);
    const raw = woff.subarray(start, start + packed);
    const table = packed < size ? inflateSync(raw) : raw;
    const at = 12 + index * 16;
    entry.copy(directory, at, 0, 4);
    entry.copy(directory, at + 4, 16, 20);
    directory.writeUInt32BE(position, at + 8);
    directory.writeUInt32BE(size, at + 12);
    // Every table begins at a multiple of four.
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    parts.push(table, padding);
    position += size + padding.length;
  }
  return Buffer.concat(parts);
}
