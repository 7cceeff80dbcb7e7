import type { LogFile } from '../../log/read/log-file.ts';
import { endOf } from '../../log/record/farewell.ts';
import { unprovedText } from './chain-findings.ts';
import type { JudgedChain } from './check-chain.ts';

function chainReason(report: JudgedChain): string | null {
  const { verdict } = report;
  if (verdict === 'intact') return null;
  if (verdict === 'unproved') return unprovedText(report);
  if (verdict === 'self-signed') return 'it is signed by a key that came with it';
  return `its chain or header is ${verdict}`;
}

/** Whether a key that is trusted says of every line of a recording that it is what was recorded. */
export type Proof =
  | { readonly proved: true }
  | { readonly proved: false; readonly unprovedReason: string };

type Lines = Pick<LogFile, 'lineProblems' | 'broken' | 'events'>;

/**
 * Receipts are given for heads on the way too, so a log may have been cut at one of them: that it is
 * whole its farewell says, or its header, where that is signed.
 */
function saysWhereItEnds({ events }: Lines, { header }: JudgedChain): boolean {
  return header === 'signed' || (endOf(events)?.farewell ?? false);
}

function reasonOf(lines: Lines, report: JudgedChain | null): string | null {
  const { lineProblems, broken } = lines;
  if (report === null) return 'it carries no proof of its origin';
  const reason = chainReason(report);
  if (reason !== null) return reason;
  if (broken.length > 0) return 'the service says that a batch of it is not what was recorded';
  if (!saysWhereItEnds(lines, report)) return 'it has no farewell, and nobody signed where it ends';
  // An unreadable line may have been any event of its batch.
  return lineProblems.length > 0 ? 'lines of it could not be read, nor compared' : null;
}

/** Says whether a recording is proved. What its events lead to is another matter. */
export function proofOf(lines: Lines, report: JudgedChain | null): Proof {
  const unprovedReason = reasonOf(lines, report);
  return unprovedReason === null ? { proved: true } : { proved: false, unprovedReason };
}
