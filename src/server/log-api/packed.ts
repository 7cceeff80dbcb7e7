import { BATCH_LIMITS, workOfReading } from '../../log/limits.ts';
import { SHORTEST_GZIP, saidBytes } from '../reading/said-bytes.ts';

const MAGIC = Buffer.from([0x1f, 0x8b, 0x08]);

/** A batch that was not opened. */
interface Packed {
  readonly count: number;
  readonly publicPart: Uint8Array;
  readonly personalPart: Uint8Array;
}

/** What reading a batch costs, in bytes: by what it says that it unpacks to, which readers hold it to. */
export function workOf({ count, publicPart, personalPart }: Packed): number {
  return workOfReading(saidBytes(publicPart) + saidBytes(personalPart), count);
}

/** What a part of a batch is, as far as can be told without unpacking it. */
function judge(part: Uint8Array, mostBytes: number): 'fits' | 'body' | 'too-large' {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (bytes.length < SHORTEST_GZIP || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return 'body';
  return saidBytes(part) > mostBytes ? 'too-large' : 'fits';
}

/**
 * Whether a reader would take a batch, as far as can be told without unpacking it: `body` for what
 * is no gzip, `too-large` for what says itself that it is more than a reader takes. What lies is
 * stopped where it is read.
 */
export function judgePacked(batch: Packed): 'fits' | 'body' | 'too-large' {
  const { count, publicPart, personalPart } = batch;
  const verdicts = [judge(publicPart, BATCH_LIMITS.publicBytes)];
  if (personalPart.length > 0) verdicts.push(judge(personalPart, BATCH_LIMITS.personalBytes));
  if (verdicts.includes('body')) return 'body';
  return count > BATCH_LIMITS.events || verdicts.includes('too-large') ? 'too-large' : 'fits';
}
