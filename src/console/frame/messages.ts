/**
 * All that the console and its frame say to each other. The frame draws what strangers recorded, so
 * it may ask for nothing: it tells that it is there, and that it could not draw a moment.
 */
import * as v from 'valibot';

const nonce = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
const pixels = v.pipe(v.number(), v.finite());

/** Hands the frame its end of the channel; by the nonce each tells the other's messages. */
export const openingMessage = v.strictObject({
  kind: v.literal('open'),
  nonce,
  /** The catalogue of the events that follow. */
  catalogue: v.string(),
});

const event = v.strictObject({
  seq,
  at: v.number(),
  type: v.string(),
  data: v.unknown(),
  cause: v.exactOptional(v.number()),
});

/** What the console tells the frame. */
export const consoleMessage = v.variant('kind', [
  /** More of the recording, in its order. */
  v.strictObject({ kind: v.literal('events'), nonce, events: v.array(event) }),
  /** Show the moment after the event with this seq; -1 is before the first. */
  v.strictObject({ kind: v.literal('show'), nonce, seq }),
  /** Scroll what lies under a point. */
  v.strictObject({ kind: v.literal('scroll'), nonce, by: pixels, x: pixels, y: pixels }),
  /** Scroll the page by a share of the window. */
  v.strictObject({ kind: v.literal('page'), nonce, share: pixels }),
]);

/** What the frame tells the console. */
export const frameMessage = v.variant('kind', [
  /** It draws what it was told to show. */
  v.strictObject({ kind: v.literal('ready'), nonce }),
  /** A part of the site threw at this moment. */
  v.strictObject({ kind: v.literal('problem'), nonce, seq }),
]);

export type OpeningMessage = v.InferOutput<typeof openingMessage>;
export type ConsoleMessage = v.InferOutput<typeof consoleMessage>;
export type FrameMessage = v.InferOutput<typeof frameMessage>;

type Said<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;

/** A way to the other side. */
export interface Channel<Out> {
  say(message: Said<Out>): void;
  close(): void;
}

/**
 * Talks through a port: what comes without the nonce, or in a shape that is not declared, is passed
 * over.
 */
export function talk<In extends { readonly nonce: string }, Out>(
  port: MessagePort,
  nonce: string,
  schema: v.GenericSchema<unknown, In>,
  hear: (message: In) => void,
): Channel<Out> {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(schema, data, { abortEarly: true });
    if (parsed.success && parsed.output.nonce === nonce) hear(parsed.output);
  };
  return {
    say: (message) => port.postMessage({ ...message, nonce }),
    close: () => port.close(),
  };
}
