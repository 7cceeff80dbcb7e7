/** A log service in memory, judged by the rules of the real one, and what goes wrong before it. */
import { gunzipSync } from 'node:zlib';
import type { SchedulerLike } from 'rxjs';
import { isWriteKeyOf } from '../../src/kernel/write-key.ts';
import { CHAIN_START } from '../../src/log/chain/chain.ts';
import type { Receipt } from '../../src/log/chain/receipt.ts';
import type { RawEvent } from '../../src/log/codec/columns.ts';
import { joinPersonal } from '../../src/log/codec/join-personal.ts';
import type { PersonalRow } from '../../src/log/codec/redact.ts';
import { readPersonal, readPublic } from '../../src/log/codec/unpack.ts';
import { WRITE_KEY_HEADER } from '../../src/log/envelope.ts';
import { type Upload, uploadOf } from '../../src/server/log-api/envelope.ts';
import { judgeAppend } from '../../src/server/stores/judge-append.ts';
import type { CollectorFault } from './collector-faults.ts';

interface StoredBatch extends Upload {
  readonly receivedAt: number;
}

interface StoredSession {
  owner: string;
  readonly batches: StoredBatch[];
  readonly receipts: Receipt[];
}

const SLOW = 20_000;
const TIMEOUT = 30_000;
const RETRY_AFTER = { 'retry-after': '2' };
const INTERVAL = 15_000;

const STATUS: Partial<Record<CollectorFault, readonly [number, Record<string, string>?]>> = {
  'status-500': [500],
  'status-503-retry-after': [503, RETRY_AFTER],
  'status-429-retry-after': [429, RETRY_AFTER],
  'status-408': [408],
  'status-413': [413],
  'status-404': [404],
  'status-400': [400],
};

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

/** Joins both parts of a stored batch. */
function opened({ envelope, publicPart, personalPart }: StoredBatch) {
  const rows = personalPart.length > 0 ? readPersonal(gunzipSync(personalPart)) : [];
  return { events: readPublic(gunzipSync(publicPart), envelope), rows };
}

export class ProvingCollector {
  readonly sessions = new Map<string, StoredSession>();
  /** What is to go wrong with the next uploads, in this order. */
  readonly faults: CollectorFault[] = [];
  /** How often each fault came about. */
  readonly met = new Map<CollectorFault, number>();
  uploads = 0;
  private readonly time: SchedulerLike;
  private owner = 0;

  constructor(time: SchedulerLike) {
    this.time = time;
  }

  /** Takes uploads as `fetch` would; after `isAlive` says no, nothing arrives and nothing answers. */
  fetchOf(isAlive: () => boolean): typeof fetch {
    const gone = () => new Promise<never>(() => undefined);
    return async (input, init) => {
      if (!isAlive()) return gone();
      const answer = await this.take(String(input), init);
      return isAlive() ? answer : gone();
    };
  }

  /** The events of a session as stored, personal parts joined; and the rows they were joined with. */
  read(sessionId: string): { readonly events: RawEvent[]; readonly rows: PersonalRow[] } {
    const parts = this.batches(sessionId).map(opened);
    const rows = parts.flatMap((part) => part.rows);
    return { events: parts.flatMap((part) => joinPersonal(part.events, part.rows)), rows };
  }

  batches(sessionId: string): readonly StoredBatch[] {
    return this.sessions.get(sessionId)?.batches ?? [];
  }

  private later(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.time.schedule(() => resolve(), ms);
    });
  }

  private async take(url: string, init: RequestInit = {}): Promise<Response> {
    this.uploads += 1;
    const [sessionId = ''] = /[^/]+(?=\/batches$)/.exec(url) ?? [];
    const fault = this.faults.shift();
    if (fault !== undefined) this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    const headers = Object.fromEntries(new Headers(init.headers));
    const store = () => this.judge(sessionId, headers, init.body as Uint8Array);
    return fault === undefined ? store() : this.failing(fault, sessionId, store);
  }

  private async failing(
    fault: CollectorFault,
    sessionId: string,
    store: () => Response,
  ): Promise<Response> {
    const [status, headers] = STATUS[fault] ?? [];
    if (status !== undefined) return new Response('', { status, headers: headers ?? {} });
    switch (fault) {
      case 'down':
        throw new TypeError('Failed to fetch');
      case 'slow':
        await this.later(SLOW);
        return store();
      case 'never-answers':
        await this.later(TIMEOUT);
        throw new DOMException('signal timed out', 'TimeoutError');
      case 'answer-lost':
        store();
        throw new TypeError('Failed to fetch');
      case 'sent-twice':
        store();
        return store();
      case 'owner-lost':
        this.owner += 1;
        return store();
      case 'conflict-gap':
      case 'conflict-overlap':
      case 'conflict-chain':
        return this.conflict(sessionId, fault.slice('conflict-'.length));
      default:
        return this.distorted(fault, store());
    }
  }

  /** An answer that is not what was sent; the batch is stored. */
  private async distorted(fault: CollectorFault, answer: Response): Promise<Response> {
    const text = await answer.text();
    const { status } = answer;
    if (fault === 'truncated-json') return new Response(text.slice(0, -9), { status });
    if (fault === 'no-json') return new Response('<html>', { status: 200 });
    const less = text.replace(/"ackedSeq":(\d+)/, (_, seq) => `"ackedSeq":${Number(seq) - 1}`);
    return new Response(less, { status });
  }

  private headOf(sessionId: string) {
    const last = this.batches(sessionId).at(-1)?.envelope;
    if (!last) return { ackedSeq: -1, chain: CHAIN_START };
    return { ackedSeq: last.firstSeq + last.count - 1, chain: last.chain };
  }

  private conflict(sessionId: string, error: string): Response {
    return json(409, { error, ...this.headOf(sessionId) });
  }

  private judge(sessionId: string, headers: Record<string, string>, body: Uint8Array): Response {
    const upload = uploadOf(sessionId, headers, body.slice());
    if (!upload.ok) return json(400, { error: upload.error });
    if (!isWriteKeyOf(sessionId, headers[WRITE_KEY_HEADER])) return json(403, { error: 'key' });
    const { envelope } = upload.value;
    const owner = `owner-${this.owner}`;
    const stored = this.sessions.get(sessionId);
    const head = stored ? { owner: stored.owner, ...this.headOf(sessionId) } : null;
    const batch = {
      ...{ ...envelope, owner, userId: null, claimedUserId: null, receipt: null, personal: null },
      ...{ receivedAt: this.time.now(), publicPart: upload.value.publicPart },
    };
    const outcome = judgeAppend(head, batch, (seq) => this.twinOf(sessionId, seq));
    if (outcome?.kind === 'refused') {
      return this.conflict(sessionId, outcome.reason);
    }
    if (outcome) return this.receipt(sessionId, outcome);
    return this.store(sessionId, owner, upload.value);
  }

  private store(sessionId: string, owner: string, upload: Upload): Response {
    const session = this.sessions.get(sessionId) ?? { owner, batches: [], receipts: [] };
    this.sessions.set(sessionId, session);
    session.owner = owner;
    session.batches.push({ ...upload, receivedAt: this.time.now() });
    return this.receipt(sessionId, this.headOf(sessionId));
  }

  private twinOf(sessionId: string, firstSeq: number) {
    const twin = this.batches(sessionId).find(({ envelope }) => envelope.firstSeq === firstSeq);
    return twin ? { ...twin.envelope, receivedAt: twin.receivedAt } : null;
  }

  private receipt(sessionId: string, head: { ackedSeq: number; chain: string }): Response {
    const { ackedSeq, chain } = head;
    const receipt = { sessionId, ackedSeq, chain, at: this.time.now(), signature: 'signed' };
    this.sessions.get(sessionId)?.receipts.push(receipt);
    return json(200, { ackedSeq, interval: INTERVAL, receipt });
  }
}
