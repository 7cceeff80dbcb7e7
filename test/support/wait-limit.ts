/**
 * Milliseconds that tests wait for what must come to be. It costs only runs that fail, so it is more
 * than a machine takes that has ten other things to do.
 */
export const WAIT_LIMIT = 60_000;
