import type { ChainFault } from '../log/chain-check.ts';
import type { LogFile } from '../log/log-file.ts';
import type { JudgedChain } from './check-chain.ts';
import type { Verdict } from './verify.ts';

/** What is wrong with the recording itself, a sentence each. */
export function troubles(log: LogFile): string[] {
  return [
    ...(log.unknownCatalogue
      ? [`made with catalogue ${log.header.catalogue}, from which this build knows no way`]
      : []),
    ...log.gaps.map(
      ({ after, missing, setAside }) =>
        `${missing} event${missing === 1 ? '' : 's'} ${setAside ? 'set aside' : 'missing'} after seq ${after}`,
    ),
    ...log.broken.map(({ firstSeq, count, state }) =>
      state === 'altered'
        ? `seq ${firstSeq} to ${firstSeq + count - 1}: not what was recorded, says the service`
        : `before seq ${firstSeq}: something was removed, says the service`,
    ),
    ...log.lineProblems.map(({ line, message }) => `line ${line}: ${message}`),
    ...log.eventProblems.map(({ seq, message }) => `seq ${seq}: ${message}`),
  ];
}

const FAULTS: Readonly<Record<ChainFault, (seq: number) => string>> = {
  altered: (seq) => `altered at seq ${seq}: not what was recorded`,
  reordered: (seq) => `reordered at seq ${seq}: recorded at another place`,
  removed: (seq) => `removed before seq ${seq}: what was recorded there is gone`,
  'end-removed': (seq) => `end-removed from seq ${seq} on: a receipt covers more than there is`,
  'bad-receipt': (seq) => `bad-receipt for seq ${seq}: signed by another key, or of another log`,
};

function unprovedText({ through, signedThrough, uncheckable }: JudgedChain): string {
  if (uncheckable.length > 0) {
    const places = uncheckable.join(', ');
    return `unproved: batches at seq ${places} cannot be checked since their person was erased`;
  }
  return signedThrough === null
    ? 'unproved: no receipt says where the log ends'
    : `unproved after seq ${signedThrough}: no receipt covers what follows, to seq ${through}`;
}

function chainVerdict(report: JudgedChain): string {
  const { verdict, findings, batches, through } = report;
  if (verdict === 'intact' || verdict === 'self-signed')
    return `chain ${verdict}: ${batches} batches, signed through seq ${through}`;
  if (verdict === 'unproved') return `chain ${unprovedText(report)}`;
  return findings.map(({ fault, seq }) => `chain ${FAULTS[fault](seq)}`).join('\n');
}

/** What the chain says, a line for each thing that is wrong, and whose word that is. */
export function chainText(report: JudgedChain | null): string {
  if (report === null) return 'chain not checked: the recording carries no proof of its origin';
  const { ownKey } = report;
  const whose = ownKey
    ? `\n  by the recording's own key ${ownKey.thumbprint}\n  ${ownKey.note}`
    : '';
  return chainVerdict(report) + whose;
}

/** The verdict of the fold in a sentence. */
export function verdictText({ verdict, events, checkpoints, firstDifference }: Verdict): string {
  if (verdict === 'unchecked') return `not checked: ${events} events and no checkpoint among them`;
  if (!firstDifference) return `match: ${events} events, ${checkpoints} checkpoints`;
  const { seq, type, slice, path, checkpoint } = firstDifference;
  return [
    `differs: the state is not what checkpoint ${checkpoint} says`,
    `  event ${seq} (${type})`,
    `  slice ${slice}`,
    `  path  ${path}`,
  ].join('\n');
}
