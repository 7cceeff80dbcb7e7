/** An answer of the log service, as far as it is looked at. */
export type RecordingAnswer = Pick<Response, 'status' | 'text'>;

/**
 * The player's own recordings, as the log service keeps them. What is read of them is no event: a log
 * would come to hold itself.
 */
export interface OwnRecordings {
  /** A session's events through a seq, as NDJSON. Rejects where nobody answers. */
  read(sessionId: string, through: number): Promise<RecordingAnswer>;
}

/** In a replay: what is shown is a recording already. */
export const noRecordings: OwnRecordings = {
  read: () => Promise.reject(new Error('a replay asks for nothing')),
};
