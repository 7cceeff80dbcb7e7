import type { ChainFault } from '../../log/check/chain-check.ts';
import type { JudgedChain } from './check-chain.ts';
import type { Finding } from './verdicts.ts';

const FAULTS: Readonly<Record<ChainFault, (seq: number) => string>> = {
  altered: (seq) => `altered at seq ${seq}: not what was recorded`,
  reordered: (seq) => `reordered at seq ${seq}: recorded at another place`,
  removed: (seq) => `removed before seq ${seq}: what was recorded there is gone`,
  'end-removed': (seq) => `end-removed from seq ${seq} on: a receipt covers more than there is`,
  'bad-receipt': (seq) => `bad-receipt for seq ${seq}: signed by another key, or of another log`,
};

/** Why a chain that nothing is wrong with proves less than the whole log. */
export function unprovedText({ through, signedThrough, uncheckable }: JudgedChain): string {
  if (uncheckable.length > 0) {
    const places = uncheckable.join(', ');
    return `batches at seq ${places} cannot be checked since their person was erased`;
  }
  return signedThrough === null
    ? 'no receipt says where the log ends'
    : `no receipt covers what follows, to seq ${through}`;
}

function unprovedDetail(report: JudgedChain): string {
  const { signedThrough, uncheckable } = report;
  const isInPart = signedThrough !== null && uncheckable.length === 0;
  return `chain unproved${isInPart ? ` after seq ${signedThrough}` : ''}: ${unprovedText(report)}`;
}

/** What is wrong with the header of an export. */
function headerFindings({ header }: JudgedChain): Finding[] {
  if (header === 'altered') {
    return [{ verdict: 'altered', detail: 'header altered: it is not what was signed' }];
  }
  if (header !== 'foreign') return [];
  return [{ verdict: 'bad-receipt', detail: 'header signed by another key than the trusted one' }];
}

/** What the chain of a recording says of it; null where the recording carries no proof. */
export function chainFindings(report: JudgedChain | null): Finding[] {
  if (report === null) {
    const detail = 'chain not checked: the recording carries no proof of its origin';
    return [{ verdict: 'unproved', detail }];
  }
  const { verdict, findings, signedThrough } = report;
  if (verdict === 'intact') return [];
  if (verdict === 'unproved') return [{ verdict, detail: unprovedDetail(report) }];
  if (verdict === 'self-signed') {
    const detail = `chain signed through seq ${signedThrough} by a key that came with it`;
    return [{ verdict, detail }];
  }
  const ofChain = findings.map(({ fault, seq }): Finding => {
    const detail = `chain ${FAULTS[fault](seq)}`;
    return { verdict: fault, seq, detail };
  });
  return [...headerFindings(report), ...ofChain];
}
