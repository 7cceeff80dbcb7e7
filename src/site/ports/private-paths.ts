import { privatePathsOfCall } from '../../calls/private-paths.ts';
import { privatePathsWith } from '../../log/codec/redact.ts';
import { openAddress, openParam } from '../../routes/open-address.ts';
import { publicParam, publicUrl } from '../../routes/public-url.ts';

/** The private parts of any event of the site: of calls and addresses what their tables say. */
export const privatePathsOf = privatePathsWith(privatePathsOfCall, {
  address: { open: openAddress, keep: publicUrl },
  param: { open: openParam, keep: publicParam },
});
