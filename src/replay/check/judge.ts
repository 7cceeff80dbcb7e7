import type { AnyEvent } from '../../events/catalogue.ts';
import { holdsErased } from '../../kernel/privacy.ts';
import type { LogFile } from '../../log/read/log-file.ts';
import { chainFindings } from './chain-findings.ts';
import type { ChainAnswer, JudgedChain } from './check-chain.ts';
import { brokenFindings, lineFindings, unknownFindings } from './file-findings.ts';
import { type Proof, proofOf } from './proved.ts';
import { type Finding, gravest, verdictOf } from './verdicts.ts';
import { type Verdict, verifyLog } from './verify.ts';

/** All that a check of a recording found. */
export type Judgement = Verdict &
  Proof & {
    readonly exitCode: number;
    readonly chain: JudgedChain | null;
  };

export interface JudgeOptions {
  /** What is not proved has failed. */
  readonly mustBeProved?: boolean;
}

/** What an erased field led to cannot come about again: it accuses nobody. */
function erasedFindings({ erased }: Verdict): Finding[] {
  if (erased.length === 0) return [];
  const detail = `not compared, as fields were erased with their person: ${erased.join(', ')}`;
  return [{ verdict: 'unchecked', detail }];
}

/**
 * Whether an event lost a field with its person. A player may type the marker, too: the batch says
 * whether anything was taken out, else the line. Where neither does, a marker is taken for it.
 */
function erasedIn(lacking: ReadonlySet<number> | null) {
  return ({ seq, data }: AnyEvent) => (lacking?.has(seq) ?? true) && holdsErased(data);
}

/** Judges a recording that was read, by its chain, its lines and its events. */
export function judge(
  log: LogFile,
  { report, failed, lacking }: ChainAnswer,
  { mustBeProved = false }: JudgeOptions = {},
): Judgement {
  const { header, events, gaps, eventProblems, unknownCatalogue } = log;
  const { firstSeq, lastSeq, underWay } = header;
  const before = firstSeq > 0 ? [{ after: -1, missing: firstSeq }] : [];
  const fold = verifyLog(events, {
    ...{ gaps: [...before, ...gaps], setAside: eventProblems, unknownCatalogue, lastSeq, underWay },
    isErased: erasedIn(lacking ?? log.lacking),
  });
  const findings: Finding[] = [
    ...chainFindings(report),
    ...brokenFindings(log),
    ...unknownFindings(log),
    ...lineFindings(log),
    ...fold.findings,
    ...erasedFindings(fold),
  ];
  const verdict = gravest(findings);
  const proof = proofOf(log, report);
  // Who hands in what it must agree with wants it proved.
  const exitCode = failed || (mustBeProved && !proof.proved) ? 1 : verdictOf(verdict).exitCode;
  return { ...fold, verdict, findings, exitCode, chain: report, ...proof };
}
