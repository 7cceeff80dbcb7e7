import type { LogFile } from '../log/read/log-file.ts';
import type { JudgedChain } from './check/check-chain.ts';
import {
  brokenFindings,
  gapFinding,
  lineFindings,
  unknownFindings,
} from './check/file-findings.ts';
import type { Judgement } from './check/judge.ts';
import type { Proof } from './check/proved.ts';
import { verdictOf, verdicts } from './check/verdicts.ts';
import type { Verdict } from './check/verify.ts';

/** What is wrong with the recording itself, a sentence each. */
export function troubles(log: LogFile): string[] {
  const found = [
    ...unknownFindings(log),
    ...log.gaps.map(gapFinding),
    ...brokenFindings(log),
    ...lineFindings(log),
  ];
  const ofEvents = log.eventProblems.map(({ seq, message }) => `seq ${seq}: ${message}`);
  return [...found.map(({ detail }) => detail), ...ofEvents];
}

const UNSIGNED_HEADER =
  "header not signed: the end that it promises, and whether the session was going on, is nobody's word";

/** What was checked of the chain, and whose word it is. What is wrong is among the findings. */
function chainLines({ verdict, batches, through, ownKey, header }: JudgedChain): string[] {
  const isSigned = verdict === 'intact' || verdict === 'self-signed';
  return [
    isSigned
      ? `chain ${verdict}: ${batches} batches, signed through seq ${through}`
      : `chain: ${batches} batches, through seq ${through}`,
    ...(header === 'unsigned' ? [UNSIGNED_HEADER] : []),
    ...(ownKey ? [`  by the recording's own key ${ownKey.thumbprint}`, `  ${ownKey.note}`] : []),
  ];
}

function foldText({ events, checkpoints, comparedThrough, firstDifference }: Verdict): string {
  const compared = `${events} events, ${checkpoints} checkpoints compared`;
  if (!firstDifference) return `fold: ${compared}, through seq ${comparedThrough}`;
  const { seq, type, slice, path, checkpoint } = firstDifference;
  return [
    `fold: ${compared}; the state is not what checkpoint ${checkpoint} says`,
    `  event ${seq} (${type})`,
    `  slice ${slice}`,
    `  path  ${path}`,
  ].join('\n');
}

/** First of all that nobody who is trusted says that this is what was recorded; or nothing. */
export function unprovedLines(proof: Proof): string[] {
  return proof.proved ? [] : [`UNPROVED: ${proof.unprovedReason}`];
}

/** The verdict and what it means, then all that was found, fold and chain. */
export function judgementText(judgement: Judgement): string {
  const { verdict, findings, chain } = judgement;
  return [
    ...unprovedLines(judgement),
    `${verdict}: ${verdictOf(verdict).meaning}`,
    ...findings.map((found) => `  ${found.verdict}: ${found.detail}`),
    foldText(judgement),
    ...(chain ? chainLines(chain) : []),
  ].join('\n');
}

/** Of names in the table. */
const COLUMN = 19;

/** The table of verdicts as `--help` prints it, gravest first. */
export function verdictTable(): string {
  const rows = verdicts.map(
    ({ name, exitCode, meaning }) =>
      `  ${String(exitCode).padStart(2)}  ${name.padEnd(COLUMN)}${meaning}`,
  );
  return ['exit', '   2  wrong use, or a file that is no recording', ...rows].join('\n');
}
