import { createNoise } from './noise.ts';

const RATE = 8_000;
const BEEP = 0.13;
const GAP = 0.14;
const PAUSE = 0.9;
const LOW = 520;
const HIGH = 880;
/** From the sixth beep of a group on the pitch is higher: nobody has to count past five. */
const LOW_BEEPS = 5;

const samplesOf = (seconds: number) => Math.round(seconds * RATE);

function silence(seconds: number): number[] {
  return new Array<number>(samplesOf(seconds)).fill(0);
}

/** A tone that swells and fades, so that it does not click. */
function beep(pitch: number): number[] {
  const count = samplesOf(BEEP);
  return Array.from({ length: count }, (_, index) => {
    const swell = Math.sin((Math.PI * index) / count);
    return swell * 0.7 * Math.sin((2 * Math.PI * pitch * index) / RATE);
  });
}

const [low, high, gap, pause] = [beep(LOW), beep(HIGH), silence(GAP), silence(PAUSE)];

function group(digit: number): number[] {
  return Array.from({ length: digit }, (_, index) => [index < LOW_BEEPS ? low : high, gap]).flat(2);
}

function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  // PCM, one channel, 8 bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** Digits from 1 to 9 as a WAV file: a group of beeps each, as many as the digit says. */
export function soundDigits(digits: string, seed: number): Buffer {
  const groups = [...digits].map((digit) => [group(Number(digit)), pause]);
  const samples = [pause, groups.flat(2)].flat();
  const noise = createNoise(seed);
  const bytes = Uint8Array.from(samples, (sample) => {
    const hiss = (noise() - 0.5) * 0.04;
    return Math.round(127.5 + 127 * Math.max(-1, Math.min(1, sample + hiss)));
  });
  return Buffer.concat([wavHeader(bytes.length), bytes]);
}
