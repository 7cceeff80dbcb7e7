import type { KeyObject } from 'node:crypto';
import type { Receipt } from '../../log/chain/receipt.ts';
import type { ChainReport } from '../../log/check/chain-check.ts';
import type { ProofCheck } from '../../log/check/proof-check.ts';
import { headerText } from '../../log/check/signed-header.ts';
import { isSigned, isTextSigned, keyOf, thumbprint } from './receipt-key.ts';

/** What a recording is checked with that did not come in it. */
export interface Given {
  readonly keys: readonly KeyObject[];
  readonly receipts: readonly Receipt[];
}

/**
 * What is known of an export's header. `unsigned`: it carries no signature, as those of earlier
 * builds. `foreign`: it is signed by a key that is not the trusted one, or is not there.
 */
export type HeaderState = 'signed' | 'unsigned' | 'foreign' | 'altered';

/** A report whose receipts may be signed by nobody but the recording's own key. */
export interface JudgedChain extends Omit<ChainReport, 'verdict'> {
  /** `self-signed` where nothing is wrong, and who made the recording may have made its key too. */
  readonly verdict: ChainReport['verdict'] | 'self-signed';
  /** Of an export; the service has no header to check. */
  readonly header?: HeaderState;
  /** The key of the recording's own that signed it, where no other was given. */
  readonly ownKey?: { readonly thumbprint: string; readonly note: string };
}

export interface ChainAnswer {
  /** Null where the recording carries no proof. */
  readonly report: JudgedChain | null;
  readonly failed: boolean;
  /** Seqs of events whose batch has lost its personal part; null where no batch says so. */
  readonly lacking: ReadonlySet<number> | null;
}

const NOTE =
  'not trusted: it came with the recording. Compare it with the one the service publishes, or give --key';

/** Of keys that a recording names so many are asked who signed its header. */
const KEYS_ASKED = 8;

function headerState(proof: ProofCheck, trusted: readonly KeyObject[]): HeaderState {
  const header = proof.header();
  const { headerSignature, keys } = proof.heads();
  if (header === null || headerSignature === undefined) return 'unsigned';
  const text = headerText(header);
  if (isTextSigned(text, headerSignature, trusted)) return 'signed';
  const named = keys.slice(0, KEYS_ASKED).map(keyOf);
  const isForeign = named.length === 0 || isTextSigned(text, headerSignature, named);
  return isForeign ? 'foreign' : 'altered';
}

/** The verdict with what is known of the header: one that was changed is an alteration. */
function withHeader(report: JudgedChain, header: HeaderState): JudgedChain {
  const { verdict, findings } = report;
  if (header === 'altered') return { ...report, header, verdict: 'altered' };
  const isFaultless = findings.length === 0;
  return {
    ...report,
    header,
    verdict: header === 'foreign' && isFaultless ? 'bad-receipt' : verdict,
  };
}

/** Without a key to trust, what is signed is signed by whoever wrote the recording. */
function selfSigned(report: ChainReport, key: KeyObject): JudgedChain {
  if (report.signedThrough === null) return report;
  const verdict = report.verdict === 'intact' ? 'self-signed' : report.verdict;
  return { ...report, verdict, ownKey: { thumbprint: thumbprint(key), note: NOTE } };
}

/**
 * Checks the chain of a recording that was read. Without a given key the first of the recording's
 * own is taken, and no second: the service signs with one, and who adds to a genuine recording
 * needs another. Who hands in what it must agree with wants it proved, or it fails.
 */
export function checkChain(proof: ProofCheck, { keys, receipts }: Given): ChainAnswer {
  const own = keys.length > 0 ? [] : proof.heads().keys.slice(0, 1).map(keyOf);
  const trusted = [...keys, ...own];
  const found = proof.end(receipts, (receipt) => isSigned(receipt, trusted));
  const strict = keys.length > 0 || receipts.length > 0;
  const lacking = proof.lacking();
  if (found === null) return { report: null, failed: strict, lacking };
  const [key] = own;
  const judged = key ? selfSigned(found, key) : found;
  const report = withHeader(judged, headerState(proof, trusted));
  const { verdict } = report;
  const open = verdict === 'unproved' || verdict === 'self-signed';
  return { report, failed: open ? strict : verdict !== 'intact', lacking };
}
