import { parseJson } from '../../kernel/json.ts';
import { LogFormatError } from './format-error.ts';

const PROBLEMS = {
  'not-json': 'this is not JSON',
  'too-deep': 'this is JSON nested too deep',
} as const;

/** Parses JSON of a recording. Throws LogFormatError. */
export function parseLogJson(text: string): unknown {
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  throw new LogFormatError(
    parsed.error === 'too-deep' ? 'too-large' : 'not-json',
    PROBLEMS[parsed.error],
  );
}
