/** What is wrong with a recording that cannot be read. */
export type LogProblemCode =
  | 'not-a-log'
  | 'unknown-format-version'
  | 'truncated'
  | 'not-json'
  | 'not-an-event'
  | 'bad-columns'
  | 'too-large'
  | 'bad-batch';

/** A recording, or a part of one, cannot be read. `line` counts from 1 where there are lines. */
export class LogFormatError extends Error {
  override readonly name = 'LogFormatError';
  readonly code: LogProblemCode;
  readonly line: number | undefined;

  constructor(code: LogProblemCode, message: string, line?: number) {
    super(line === undefined ? message : `line ${line}: ${message}`);
    this.code = code;
    this.line = line;
  }
}
