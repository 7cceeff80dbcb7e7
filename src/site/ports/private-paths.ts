import { privatePathsOfCall } from '../../calls/private-paths.ts';
import { privatePathsWith } from '../../log/redact.ts';

/** The private parts of any event of the site, those of calls included. */
export const privatePathsOf = privatePathsWith(privatePathsOfCall);
