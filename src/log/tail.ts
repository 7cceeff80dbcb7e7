/**
 * Milliseconds: what happened so shortly before a browser was killed may be missing from its log. The
 * kills of `npm run prove` measure it; the longest was 144, on a machine with many times too much to do.
 */
export const LOST_TAIL = 250;
