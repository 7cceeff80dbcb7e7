/**
 * What a batch may be for a reader. Anybody may write a log, so a reader decides by these alone how
 * much memory and time a batch can take from it. They leave what the recorder makes several times
 * as much room: it cuts at 2,000 events or 512 KiB of JSON, and what a crash left behind at 5,000
 * events.
 */
export const BATCH_LIMITS = {
  events: 8_192,
  /** Bytes that the public part unpacks to. */
  publicBytes: 4 * 1024 * 1024,
  /** Bytes that the personal part unpacks to. */
  personalBytes: 2 * 1024 * 1024,
  /**
   * What columns may grow to at the most: 8 for each value and 1 for each character. One text may
   * stand in every row, so that a few bytes become endless memory, or endless output.
   */
  size: 16 * 1024 * 1024,
  /** Characters of the JSON of one event. */
  eventCharacters: 2 * 1024 * 1024,
  types: 512,
  typeCharacters: 64,
} as const;

/** What opening a batch and keeping what was found costs a reader, beside all that is in it. */
const WORK_OF_BATCH = 8 * 1024;
/** What taking an event apart costs, beside the bytes it has. */
const WORK_OF_EVENT = 256;
/** Columns of recordings grow to half of their work; a recorder writes none that grow to more than it. */
const GROWTH = 4;

/** What reading a batch costs, in bytes: of what so many bytes are unpacked that hold `count` events. */
export const workOfReading = (bytes: number, count: number): number =>
  WORK_OF_BATCH + bytes + WORK_OF_EVENT * count;

/** What the columns of such a batch may grow to, as `BATCH_LIMITS.size` is counted. */
export const mostGrowth = (bytes: number, count: number): number =>
  Math.min(BATCH_LIMITS.size, GROWTH * workOfReading(bytes, count));
