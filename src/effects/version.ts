/**
 * The version of what effects do, which stands in each recording: goes up when the same inputs lead to
 * other events, or to the same in another order. Recordings that are kept of builds tell when.
 */
export const EFFECTS_VERSION = 25;
