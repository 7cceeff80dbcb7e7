import * as v from 'valibot';
import { refusal } from './refusal.ts';

/** Session ids are made by browsers. */

/** A whole number as decimal text, not negative. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/), v.transform(Number));

/** A moment: epoch milliseconds, or a date that `Date` understands. */
export const moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text))),
  v.number('not a time'),
  v.finite('not a time'),
);

/** What came in, decoded; refused with 400 and the name of the first part that does not fit. */
export function decodeInput<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw refusal(400, `bad-request: ${v.getDotPath(issue) ?? 'input'}`);
}
