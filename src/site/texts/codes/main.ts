import type { MessageCode } from '../../../domain/site/message-code.ts';
import type { KeyOf } from '../keys.ts';

/**
 * Codes whose texts in `main` have another name than the code in camel case: none so far. A table of all
 * would make the first load larger.
 */
export const codes = {} as const satisfies Readonly<Partial<Record<MessageCode, KeyOf<'main'>>>>;
