/** What a listener makes of the sound of a captcha: the beeps of each group, counted. */

const HEADER = 44;
/** Seconds of silence within one beep at most, and between two of a group at most. */
const WITHIN = 0.03;
const BETWEEN = 0.5;

/** Digits in a WAV file of one channel of 8 bits, as the reference back-end makes them. */
export function digitsHeard(wav: Uint8Array): string {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const rate = view.getUint32(24, true);
  const digits: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let at = HEADER; at < wav.byteLength; at += 1) {
    if (Math.abs((wav[at] ?? 128) - 128) < 40) continue;
    const silence = (at - last) / rate;
    last = at;
    if (silence > BETWEEN) digits.push(1);
    else if (silence > WITHIN) digits.push((digits.pop() ?? 0) + 1);
  }
  return digits.join('');
}
