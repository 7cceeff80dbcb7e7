import type { Envelope } from '../events/catalogue.ts';
import { EACH, type PrivatePath, privatePaths } from '../kernel/privacy.ts';
import { refusal } from './define.ts';
import { type CallName, calls, isCallName } from './table.ts';

type CallEvent = Envelope<'http.requested'> | Envelope<'http.replied'>;

/**
 * Of a call that is not declared nothing is known, so no value of it is recorded. The marker is a
 * text: it fits where a body was, and each field of the other parts.
 */
const everything: readonly PrivatePath[] = [
  { steps: ['path', EACH], privacy: 'secret' },
  { steps: ['query', EACH], privacy: 'secret' },
  { steps: ['headers', EACH], privacy: 'secret' },
  { steps: ['body'], privacy: 'secret' },
];

function under(part: string, paths: readonly PrivatePath[]): PrivatePath[] {
  return paths.map((path) => ({ ...path, steps: [part, ...path.steps] }));
}

function pathsOf(call: CallName) {
  const { input, reply } = calls[call];
  return {
    request: Object.entries(input).flatMap(([part, schema]) => under(part, privatePaths(schema))),
    reply: under('body', privatePaths(reply)),
  };
}

const ofRefusal = under('body', privatePaths(refusal));

/** Whether an answer of a call may hold a secret: a token, a key, codes, an address that lets somebody in. */
export function answersSecret(call: CallName): boolean {
  return privatePaths(calls[call].reply).some(({ privacy }) => privacy === 'secret');
}

const known = new Map<string, ReturnType<typeof pathsOf>>();

/**
 * Which parts of a request or reply are private, as steps into the event's data. A refusal is
 * of one shape, whatever the call.
 */
export function privatePathsOfCall({ type, data }: CallEvent): readonly PrivatePath[] {
  const { call } = data;
  if (!isCallName(call)) return everything;
  const paths = known.get(call) ?? pathsOf(call);
  known.set(call, paths);
  if (type === 'http.requested') return paths.request;
  return data.status >= 400 ? ofRefusal : paths.reply;
}
