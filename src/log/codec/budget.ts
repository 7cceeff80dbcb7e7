import { LogFormatError } from './format-error.ts';

/** How much may still be decoded, as BATCH_LIMITS.size counts it. */
export interface Budget {
  size: number;
}

const VALUE_SIZE = 8;

function spend(budget: Budget, size: number): void {
  budget.size -= size;
  if (budget.size < 0) throw new LogFormatError('too-large', 'too much in one batch');
}

/** To be called before so many values are made. Throws where the budget holds less. */
export function spendValues(budget: Budget, count: number): void {
  spend(budget, count * VALUE_SIZE);
}

/** The same for characters of texts. */
export function spendCharacters(budget: Budget, count: number): void {
  spend(budget, count);
}

export function lengthOf(texts: readonly string[]): number {
  let length = 0;
  for (let i = 0; i < texts.length; i += 1) length += (texts[i] as string).length;
  return length;
}
