import * as v from 'valibot';
import { fail, ok, type Result } from '../kernel/result.ts';
import { userId } from './envelope.ts';

/** Most events that one batch may hold. */
const MOST_EVENTS = 65_536;

const whole = (least: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least));

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const headers = v.pipe(
  v.object({
    'x-log-format': v.optional(v.picklist(['1', '2']), '1'),
    'x-log-first-seq': whole(0),
    'x-log-count': v.pipe(whole(1), v.maxValue(MOST_EVENTS)),
    'x-log-missing': whole(0),
    'x-log-catalogue': v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/)),
    'x-log-public-length': whole(1),
    'x-log-previous': hash,
    'x-log-chain': hash,
    // It only narrows whom an erasure is about: without it that is everybody of the session.
    'x-log-person': v.fallback(v.optional(userId), undefined),
  }),
  v.transform((given) => ({
    format: given['x-log-format'] === '2' ? (2 as const) : (1 as const),
    firstSeq: given['x-log-first-seq'],
    count: given['x-log-count'],
    missing: given['x-log-missing'],
    catalogue: given['x-log-catalogue'],
    publicLength: given['x-log-public-length'],
    previous: given['x-log-previous'],
    chain: given['x-log-chain'],
    ...(given['x-log-person'] === undefined ? {} : { person: given['x-log-person'] }),
  })),
);

/** An envelope as it was received: it says its format. */
export type ReceivedEnvelope = v.InferOutput<typeof headers>;

/** Reads the envelope of an upload from its headers (lower-case names); the error names one. */
export function fromHeaders(given: Readonly<Record<string, unknown>>): Result<ReceivedEnvelope> {
  const parsed = v.safeParse(headers, given, { abortEarly: true });
  if (!parsed.success) return fail(v.getDotPath(parsed.issues[0]) ?? 'headers');
  const envelope = parsed.output;
  return envelope.missing > envelope.firstSeq ? fail('x-log-missing') : ok(envelope);
}
