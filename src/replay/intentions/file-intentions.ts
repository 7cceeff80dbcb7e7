/** What a recording is as a file decides what may be said of its intentions. */
import type { Judgement } from '../check/judge.ts';
import { type Finding, gravest, type VerdictName } from '../check/verdicts.ts';

/** Why a file leaves its intentions open: in one word, and in a sentence. */
export interface OpenIntentions {
  readonly reason: 'erased' | VerdictName;
  readonly detail: string;
}

/** Effects would do otherwise for what this build does not know, or what is not there any more. */
const UNASKABLE: ReadonlySet<VerdictName> = new Set([
  'unknown-catalogue',
  'set-aside',
  'unchecked',
]);

/** All that there was is there, and its fold was compared. */
const WHOLE: ReadonlySet<VerdictName> = new Set(['changed', 'unproved', 'self-signed', 'match']);

function gravestOf(findings: readonly Finding[]): OpenIntentions | null {
  const verdict = gravest(findings);
  const found = findings.find((one) => one.verdict === verdict);
  if (!found) return null;
  // What the check of a file leaves open is what was erased.
  return { reason: verdict === 'unchecked' ? 'erased' : verdict, detail: found.detail };
}

/** Why the effects cannot be asked at all: what they did otherwise would accuse nobody. */
export function unaskable({ findings }: Pick<Judgement, 'findings'>): OpenIntentions | null {
  return gravestOf(findings.filter(({ verdict }) => UNASKABLE.has(verdict)));
}

/** Why effects that follow the events that are there say nothing of the recording as it was. */
export function notWhole({ findings }: Pick<Judgement, 'findings'>): OpenIntentions | null {
  return gravestOf(findings.filter(({ verdict }) => !WHOLE.has(verdict)));
}
