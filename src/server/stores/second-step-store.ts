/** The second step of a user's sign-in: the sealed key of an authenticator. */
export interface StoredSecondStep {
  readonly sealedKey: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds; null while it is being set up. */
  readonly enabledAt: number | null;
  /** The time step of the last code that counted. */
  readonly lastStep: number;
}

/** What a first right code brings with it. */
export interface EnabledSecondStep {
  /** The key the code was made with. */
  readonly sealedKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The time step of the code. */
  readonly step: number;
  readonly recoveryHashes: readonly string[];
}

/** The port of second steps. Each change happens whole, and for one of several who try at once. */
export interface SecondStepStore {
  find(userId: string): Promise<StoredSecondStep | null>;
  /** Begins to set one up, in place of another that was not finished; false where one is enabled. */
  start(userId: string, sealedKey: string, at: number): Promise<boolean>;
  /** Finishes; false where it is enabled, or being set up with another key. */
  enable(userId: string, enabled: EnabledSecondStep): Promise<boolean>;
  /** False where a code of this time step or a later one has counted. */
  spendStep(userId: string, step: number): Promise<boolean>;
  /** False where there is no such code, or no longer. */
  spendRecovery(userId: string, hash: string): Promise<boolean>;
  /** Takes the second step and its recovery codes away. */
  remove(userId: string): Promise<void>;
}
