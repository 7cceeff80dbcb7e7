import * as v from 'valibot';

/** The id of a recorded session: made by the browser, too long to be guessed. */
export const sessionIdText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
