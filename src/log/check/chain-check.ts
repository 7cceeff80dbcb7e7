/**
 * Checks a whole log against its chain and against receipts of it, without trust in who kept it.
 * Batches are handed in one after another, as they stand; what is wrong is named at the end.
 */
import { sha256Hex } from '../../kernel/sha256.ts';
import { type BatchAtHand, type PartsState, partsState } from '../chain/batch-check.ts';
import { type ChainHead, type ChainLink, chainOf, LOG_START, type Sha256 } from '../chain/chain.ts';
import type { Receipt } from '../chain/receipt.ts';

/** What can be wrong with a log. */
export type ChainFault =
  /** A batch is not what was chained or signed. */
  | 'altered'
  /** A batch is genuine and stands elsewhere than it was written. */
  | 'reordered'
  /** What a batch was written after is not there. */
  | 'removed'
  /** A receipt is of more than there is. */
  | 'end-removed'
  /** A receipt is not signed by a key that is trusted, or is of another log. */
  | 'bad-receipt';

export interface ChainFinding {
  readonly fault: ChainFault;
  /** The first seq concerned; of `end-removed` the first that is missing. */
  readonly seq: number;
}

/** A receipt, and whether a key that is trusted signed it. */
export interface JudgedReceipt {
  readonly receipt: Receipt;
  readonly genuine: boolean;
}

export interface ChainReport {
  /** The gravest fault; `unproved` where nothing is wrong and yet something cannot be told. */
  readonly verdict: ChainFault | 'intact' | 'unproved';
  readonly findings: readonly ChainFinding[];
  readonly batches: number;
  /** First seqs of batches that cannot be checked since their person was erased. */
  readonly uncheckable: readonly number[];
  /** The last seq, -1 for an empty log; and the last that a receipt covers, null without one. */
  readonly through: number;
  readonly signedThrough: number | null;
}

export interface ChainCheck {
  add(batch: BatchAtHand): void;
  /**
   * Says that what stands beside a batch is not what was recorded: the events an export gives with
   * it, or the time it came.
   */
  addAltered(seq: number): void;
  end(sessionId: string, receipts: readonly JudgedReceipt[]): ChainReport;
}

/** A batch without its bytes. */
interface Link extends ChainLink {
  readonly chain: string;
  readonly parts: PartsState;
}

const GRAVEST_FIRST: readonly ChainFault[] = [
  'altered',
  'reordered',
  'removed',
  'end-removed',
  'bad-receipt',
];

const endOf = ({ firstSeq, count, chain }: Link): ChainHead => ({
  nextSeq: firstSeq + count,
  chain,
});

const joins = (link: Link, { nextSeq, chain }: ChainHead): boolean =>
  link.previous === chain && link.firstSeq === nextSeq + link.missing;

/**
 * The links in the order in which they were written, as their own chain tells it, each with its
 * true first seq. Stretches whose beginning is not there follow as they stand.
 */
function* inTrueOrder(links: readonly Link[]): Generator<{ link: Link; firstSeq: number }> {
  const after = new Map(links.map((link) => [link.previous, link]));
  const written = new Set(links.map((link) => link.chain));
  const given = new Set<Link>();
  function* stretch(begin: ChainHead) {
    let head = begin;
    for (let link = after.get(head.chain); link && !given.has(link); link = after.get(head.chain)) {
      const firstSeq = head.nextSeq + link.missing;
      given.add(link);
      yield { link, firstSeq };
      head = { nextSeq: firstSeq + link.count, chain: link.chain };
    }
  }
  yield* stretch(LOG_START);
  for (const link of links) {
    if (written.has(link.previous)) continue;
    yield* stretch({ nextSeq: link.firstSeq - link.missing, chain: link.previous });
  }
}

/** Links that are genuine, at another place. */
function displaced(links: readonly Link[], sha256: Sha256): Set<Link> {
  const found = new Set<Link>();
  let place = 0;
  for (const { link, firstSeq } of inTrueOrder(links)) {
    const moved = links[place] !== link || firstSeq !== link.firstSeq;
    const genuine = link.parts !== 'other' && chainOf({ ...link, firstSeq }, sha256) === link.chain;
    if (moved && genuine) found.add(link);
    place += 1;
  }
  return found;
}

/** What is wrong between the links. */
function linkFindings(links: readonly Link[], sha256: Sha256): ChainFinding[] {
  const genuine = links.map(
    (link) => link.parts !== 'other' && chainOf(link, sha256) === link.chain,
  );
  const whole = links.every((link, i) => {
    const before = links[i - 1];
    return genuine[i] && joins(link, before ? endOf(before) : LOG_START);
  });
  if (whole) return [];
  const written = new Set(links.map((link) => link.chain));
  const moved = displaced(links, sha256);
  const found = links.flatMap((link, i): ChainFinding[] => {
    const { firstSeq: seq } = link;
    if (moved.has(link)) return [{ fault: 'reordered', seq }];
    if (!genuine[i]) return [{ fault: 'altered', seq }];
    if (link.previous === LOG_START.chain || written.has(link.previous)) return [];
    const before = links[i - 1];
    // Where its seqs join on, what it was written after is not gone but replaced.
    const replaced = before && seq === endOf(before).nextSeq + link.missing;
    return [replaced ? { fault: 'altered', seq: before.firstSeq } : { fault: 'removed', seq }];
  });
  // What is left is a batch that stands there twice.
  const [first] = links;
  return found.length > 0 || !first ? found : [{ fault: 'reordered', seq: first.firstSeq }];
}

function receiptFindings(
  links: readonly Link[],
  sessionId: string,
  receipts: readonly JudgedReceipt[],
) {
  const through = links.reduce((last, link) => Math.max(last, endOf(link).nextSeq - 1), -1);
  const written = new Set(links.map((link) => `${endOf(link).nextSeq - 1} ${link.chain}`));
  const findings: ChainFinding[] = [];
  let signedThrough: number | null = null;
  for (const { receipt, genuine } of receipts) {
    const { ackedSeq, chain } = receipt;
    if (!genuine || receipt.sessionId !== sessionId) {
      findings.push({ fault: 'bad-receipt', seq: ackedSeq });
    } else if (ackedSeq > through) {
      findings.push({ fault: 'end-removed', seq: through + 1 });
    } else if (written.has(`${ackedSeq} ${chain}`)) {
      signedThrough = Math.max(signedThrough ?? -1, ackedSeq);
    } else findings.push({ fault: 'altered', seq: ackedSeq });
  }
  return { through, signedThrough, findings };
}

function verdictOf(findings: readonly ChainFinding[], isProved: boolean): ChainReport['verdict'] {
  const gravest = GRAVEST_FIRST.find((fault) => findings.some((one) => one.fault === fault));
  return gravest ?? (isProved ? 'intact' : 'unproved');
}

export function createChainCheck(sha256: Sha256 = sha256Hex): ChainCheck {
  const links: Link[] = [];
  const altered: ChainFinding[] = [];
  return {
    add(batch) {
      const parts = partsState(batch, sha256);
      const { publicPart: _, personal: __, ...link } = batch;
      links.push({ ...link, parts });
    },
    addAltered: (seq) => void altered.push({ fault: 'altered', seq }),
    end(sessionId, receipts) {
      const ofLinks = [...altered, ...linkFindings(links, sha256)];
      const { through, signedThrough, ...ofReceipts } = receiptFindings(links, sessionId, receipts);
      // A receipt of what was found to be removed or moved says nothing new.
      const isNew = ({ fault }: ChainFinding) => fault !== 'altered' || ofLinks.length === 0;
      const findings = [...ofLinks, ...ofReceipts.findings.filter(isNew)];
      const uncheckable = links.filter((link) => link.parts === 'unknown');
      return {
        verdict: verdictOf(findings, signedThrough === through && uncheckable.length === 0),
        findings,
        batches: links.length,
        uncheckable: uncheckable.map((link) => link.firstSeq),
        through,
        signedThrough,
      };
    },
  };
}
