import { isNormal, normalCopy } from '../kernel/normal-form.ts';
import type { AnyInput } from './input.ts';

/** What stands in the log for an event that could not have been read as it was folded. */
function refused({ type, cause }: AnyInput, problem: string): AnyInput {
  const data = { source: 'bus', name: type, message: `it cannot be recorded: ${problem}` } as const;
  return { type: 'bus.failed', data, ...(cause === undefined ? {} : { cause }) };
}

/**
 * The input with its data in the form that a recording gives back. What JSON would leave out or
 * write otherwise is mended where nothing is lost, as a field that is undefined; else `bus.failed`
 * takes its place: doors let nothing of the kind in, so it is a defect of the site's own.
 */
export function normalInput(input: AnyInput): AnyInput {
  if (isNormal(input.data)) return input;
  const copied = normalCopy(input.data);
  if (!copied.ok) return refused(input, copied.error);
  return { ...input, data: copied.value } as AnyInput;
}
