import type { CallInput, CallName, CallReply } from '../../../src/calls/table.ts';
import type { Answer, Caller, Harness } from './harness.ts';

/** What the network makes of a request. */
type Fate = 'lost-before' | 'lost-after' | 'twice' | 'well';

const LOST_BEFORE = 0.04;
const LOST_AFTER = 0.08;
const TWICE = 0.12;

function fateOf(random: () => number): Fate {
  const dice = random();
  if (dice < LOST_BEFORE) return 'lost-before';
  if (dice < LOST_AFTER) return 'lost-after';
  return dice < TWICE ? 'twice' : 'well';
}

/** A call as it is sent for the nth time, from 0. */
type Sent<C extends CallName> = (attempt: number) => CallInput<C>;

/** What a call that moves money came to: its reply, or the status that refused it. */
export type Outcome<C extends CallName> =
  | { readonly body: CallReply<C>; readonly status: 200 }
  | { readonly body: null; readonly status: number };

const outcomeOf = <C extends CallName>({ status, body }: Answer<C>): Outcome<C> =>
  status === 200 ? { status, body } : { status, body: null };

/** The answer to a request; null where the connection broke, which nobody planned. */
async function answerTo<C extends CallName>(
  harness: Harness,
  name: C,
  input: CallInput<C>,
  caller: Caller,
): Promise<Answer<C> | null> {
  try {
    return await harness.call(name, input, caller);
  } catch (error) {
    // As `fetch` says it.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Asks a question that moves nothing again until there is an answer. */
export async function answered<C extends CallName>(
  harness: Harness,
  name: C,
  input: CallInput<C>,
  caller: Caller,
): Promise<Answer<C>> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const answer = await answerTo(harness, name, input, caller);
    if (answer !== null) return answer;
  }
  throw new Error(`${name} had no answer in ${PATIENCE} tries`);
}

/** How often something that could not be done is asked for again. */
const PATIENCE = 50;

/**
 * Sends a call through a network that loses requests and replies, and brings requests twice: again and again as
 * a browser would, until there is an answer. Throws where one key was given two answers.
 */
export async function throughLosses<C extends CallName>(
  harness: Harness,
  name: C,
  sent: Sent<C>,
  { caller, random }: { readonly caller: Caller; readonly random: () => number },
): Promise<Outcome<C>> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const fate = fateOf(random);
    if (fate === 'lost-before') continue;
    const input = sent(attempt);
    const copies = fate === 'twice' ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: copies }, () => answerTo(harness, name, input, caller)),
    );
    const [first, other = first] = answers;
    if (!first || !other) continue;
    const isSame = JSON.stringify(first.body) === JSON.stringify(other.body);
    if (first.status === 200 && other.status === 200 && !isSame) {
      throw new Error(`one key has two answers: ${JSON.stringify([first.body, other.body])}`);
    }
    if (fate === 'lost-after' || first.status >= 500) continue;
    return outcomeOf(first);
  }
  throw new Error(`${name} had no answer in ${PATIENCE} tries`);
}
