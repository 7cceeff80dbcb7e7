import * as v from 'valibot';

/*
 * What the page and a game of another provider, in its frame, say to each other. Whatever comes from the game
 * is the word of a stranger: it moves no money, and is believed about none.
 */

const none = v.optional(v.object({}), {});
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const fromGame = v.variant('type', [
  v.object({ v: v.literal(1), type: v.picklist(['ready', 'paused']), data: none }),
  v.object({ v: v.literal(1), type: v.picklist(['rulesWanted', 'closeWanted']), data: none }),
  v.object({
    v: v.literal(1),
    type: v.picklist(['roundStarted', 'roundEnded']),
    data: v.object({ round: name }),
  }),
  v.object({ v: v.literal(1), type: v.literal('failed'), data: v.object({ code: name }) }),
]);

/** What a game may say. */
export type FromGame = v.InferOutput<typeof fromGame>;

/** What a game may have failed by that the page has its own words for; of another code it shows the code. */
export const FRAME_FAILURES = ['session', 'maintenance', 'device', 'region'] as const;

/** Why a game is to pause: it is answered by `paused`. */
export type PauseReason = 'reality-check' | 'limit';

/** What the page may say. `balance` tells that there is another one, which the game asks its server for. */
export type ToGame =
  | {
      readonly type: 'welcome';
      readonly data: {
        readonly language: string;
        readonly theme: 'light' | 'dark';
        readonly muted: boolean;
        /** The least milliseconds from the start of a round to that of the next. */
        readonly minRoundMs: number;
      };
    }
  | { readonly type: 'balance' | 'resume' | 'close'; readonly data: Readonly<Record<never, never>> }
  | { readonly type: 'pause'; readonly data: { readonly reason: PauseReason } }
  | { readonly type: 'mute'; readonly data: { readonly muted: boolean } };

/** Why a message was not taken; `address`: the game is not to be opened where it was said to be. */
export type FrameRefusal = 'address' | 'origin' | 'source' | 'rate' | 'size' | 'schema';

/** A message as the page got it. */
export interface Arrival {
  /** Whether it is of the game's origin, and of the window of its frame. */
  readonly isOfOrigin: boolean;
  readonly isOfWindow: boolean;
  readonly data: unknown;
  /** Milliseconds of any clock that only goes forward. */
  readonly at: number;
}

/** What is remembered of messages before: when they came, and when it was told last that one was refused. */
export interface FrameGate {
  readonly came: readonly number[];
  readonly told: Readonly<Partial<Record<FrameRefusal, number>>>;
}

/** A gate that nothing has come to. */
export const freshGate: FrameGate = { came: [], told: {} };

/** What becomes of a message: it is taken, refused, or refused without a word, as that was told just now. */
export type FrameVerdict =
  | { readonly taken: FromGame }
  | { readonly refused: FrameRefusal }
  | { readonly refused: null };

const SECOND = 1000;
const MOST_A_SECOND = 20;
const MOST_BYTES = 4096;

/** Bytes of a text as it is sent. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

/** Whether it is JSON of no more than that; what cannot be written as JSON is none. */
function isSmall(data: unknown): boolean {
  try {
    const text = JSON.stringify(data) ?? '';
    return text.length <= MOST_BYTES && bytesOf(text) <= MOST_BYTES;
  } catch {
    return false;
  }
}

function judged(data: unknown): FrameVerdict {
  if (!isSmall(data)) return { refused: 'size' };
  const read = v.safeParse(fromGame, data);
  return read.success ? { taken: read.output } : { refused: 'schema' };
}

/**
 * Judges a message, by those that came before. Only what the frame itself says counts towards its quota, and
 * refusals are told once a second: whoever floods the page does not flood its log.
 */
export function takeMessage(
  { came, told }: FrameGate,
  { isOfOrigin, isOfWindow, data, at }: Arrival,
): { readonly gate: FrameGate; readonly verdict: FrameVerdict } {
  const lately = came.filter((one) => one > at - SECOND);
  const isOwn = isOfOrigin && isOfWindow;
  const isTooMuch = lately.length >= MOST_A_SECOND;
  const foreign: FrameVerdict = { refused: isOfOrigin ? 'source' : 'origin' };
  const verdict = !isOwn ? foreign : isTooMuch ? ({ refused: 'rate' } as const) : judged(data);
  const next = isOwn && !isTooMuch ? [...lately, at] : lately;
  if ('taken' in verdict || verdict.refused === null)
    return { gate: { came: next, told }, verdict };
  const toldAt = told[verdict.refused];
  if (toldAt !== undefined && toldAt > at - SECOND) {
    return { gate: { came: next, told }, verdict: { refused: null } };
  }
  return { gate: { came: next, told: { ...told, [verdict.refused]: at } }, verdict };
}

/** Where a game opens for play money: nobody is named, so that nothing of it is secret or good once. */
export const demoAddress = (origin: string, language: string): string =>
  `${origin}/launch?lang=${encodeURIComponent(language)}&mode=demo`;

/** Whether an address that a game is to be opened at is its provider's, and not the site's own. */
export const isLaunchAddress = (address: string, origin: string, own: string): boolean =>
  origin !== own && address.startsWith(`${origin}/launch?`);
