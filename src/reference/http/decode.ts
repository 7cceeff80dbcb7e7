import * as v from 'valibot';
import { type CallDeclaration, isDeclared } from '../../calls/define.ts';
import { Refused, type Trouble } from './refusal.ts';

/** A request's parts as they arrived. */
export interface RawInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

const PARTS = ['path', 'query', 'headers', 'body'] as const;
const MAX_TROUBLES = 10;

/** JSON Pointer of an issue; what lies outside the body is told by the part's name. */
function pointerOf(part: (typeof PARTS)[number], issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map(({ key }) => String(key));
  const whole = part === 'body' ? steps : [part, ...steps];
  return whole.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What was expected. What came instead is not repeated: it may be a password in a wrong place. */
export function expectation({ expected, type }: v.BaseIssue<unknown>): string {
  return `expected ${expected ?? type}`.slice(0, 200);
}

/**
 * The parts of a request that the call declares, decoded. Throws a refusal that points at every
 * trouble; parts that are not declared are not looked at, nor is a file: its handler reads it.
 */
export function decodeInput(
  { input, upload }: CallDeclaration,
  raw: RawInput,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  const troubles: Trouble[] = [];
  for (const part of PARTS) {
    const schema = input[part];
    if (!isDeclared(schema) || (upload && part === 'body')) continue;
    // No body is null here.
    const result = v.safeParse(schema, raw[part] ?? undefined);
    if (result.success) decoded[part] = result.output;
    for (const issue of result.issues ?? []) {
      troubles.push({ pointer: pointerOf(part, issue), detail: expectation(issue) });
    }
  }
  if (troubles.length > 0) throw new Refused('400', troubles.slice(0, MAX_TROUBLES));
  return decoded;
}
