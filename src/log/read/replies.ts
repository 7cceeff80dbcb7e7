import type { ReplyDeclaration } from '../../calls/define.ts';
import { replyDeclarationOf } from '../../calls/table.ts';
import type { EventData } from '../../events/catalogue.ts';
import { BATCH_LIMITS } from '../limits.ts';
import { fitsOf } from './fits.ts';
import { schemaMismatch } from './schema-mismatch.ts';

type Replied = EventData<'http.replied'>;

/** An answer as the folds take it, or why they cannot. */
export type ReadReply =
  | { readonly data: Replied }
  | { readonly problem: 'unknown-call' | 'bad-body'; readonly message: string };

/** An upcaster meets a body of any shape; what it cannot lift is shown as it is. */
function lifted({ body, version = 1, ...data }: Replied, by: ReplyDeclaration): Replied {
  try {
    const ways = by.upcasters.slice(version - 1);
    return {
      ...data,
      body: ways.reduce((one, upcast) => upcast(one), body),
      version: by.version,
    };
  } catch {
    return { ...data, body, version };
  }
}

/**
 * Lifts the body of an answer to the present version of its call's reply and checks it against
 * that, as events are by their types.
 */
export function readReply(data: Replied, declarationOf = replyDeclarationOf): ReadReply {
  const { call, status, version = 1 } = data;
  const by = declarationOf(call, status);
  if (!by) {
    const name = call.slice(0, BATCH_LIMITS.typeCharacters);
    return { problem: 'unknown-call', message: `there is no call ${name}` };
  }
  const what = `${status >= 400 ? 'refusal' : 'reply'} of ${call}`;
  if (version > by.version) {
    const message = `${what}: version ${version} is not known here, ${by.version} is`;
    return { problem: 'bad-body', message };
  }
  const present = version === by.version ? data : lifted(data, by);
  if (fitsOf(by.reply)(present.body)) return { data: present };
  return { problem: 'bad-body', message: `${what}: ${schemaMismatch(by.reply, present.body)}` };
}
