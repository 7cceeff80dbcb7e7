/**
 * Milliseconds: what happened so shortly before a browser was killed may be missing from its log,
 * even on a machine that is busy. Measured by the kills of `npm run prove`.
 */
export const LOST_TAIL = 100;
