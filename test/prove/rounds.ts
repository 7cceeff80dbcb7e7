/** What a round of proving is told. */
export interface RoundOptions {
  readonly sessions: number;
  /** How often a browser, tab or server is killed, left or cut off. */
  readonly kills: number;
  readonly seed: number;
  /** The number of one session, to see it again. */
  readonly only?: number;
  readonly jobs: number;
  /** Whether what diverged is made as short as it can be. */
  readonly shrinks: boolean;
}

/** Prints what came of it; false where something is not as promised. */
export type Round = (options: RoundOptions) => Promise<boolean>;
