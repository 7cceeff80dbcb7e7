import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CHAIN_START } from '../../log/chain/chain.ts';
import { type Receipt, receiptSchema } from '../../log/chain/receipt.ts';

const NEW_LINE = 10;

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ previous: v.string(), heads: v.array(receiptSchema) }),
);

/** What the line after this one says that it follows. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** An append-only file of signed heads, one line a write, each with the hash of the line before. */
export class HeadFile {
  readonly #handle: FileHandle;
  #previous = CHAIN_START;
  /** Bytes written. */
  size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Makes the file; there must be none of its name. */
  static async create(file: string): Promise<HeadFile> {
    return new HeadFile(await open(file, 'ax', 0o600));
  }

  /** On the disk when it resolves. */
  async write(heads: readonly Receipt[]): Promise<void> {
    const text = JSON.stringify({ previous: this.#previous, heads });
    const { bytesWritten } = await this.#handle.write(`${text}\n`);
    await this.#handle.datasync();
    this.#previous = hashOf(text);
    this.size += bytesWritten;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** The heads of a session in a file, as they were written. */
export async function headsIn(file: string, sessionId: string): Promise<Receipt[]> {
  const bytes = await readFile(file);
  const wanted = `"sessionId":${JSON.stringify(sessionId)}`;
  const found: Receipt[] = [];
  for (let at = bytes.indexOf(wanted); at >= 0; ) {
    const end = bytes.indexOf(NEW_LINE, at);
    // A line that a crash cut off was never said to be written.
    if (end < 0) break;
    const text = bytes.toString('utf8', bytes.lastIndexOf(NEW_LINE, at) + 1, end);
    const parsed = v.safeParse(line, text);
    const heads = parsed.success ? parsed.output.heads : [];
    found.push(...heads.filter((head) => head.sessionId === sessionId));
    at = bytes.indexOf(wanted, end);
  }
  return found;
}

/** The number of the first line that does not follow the one before it; null where all do. */
export async function brokenLine(file: string): Promise<number | null> {
  let previous = CHAIN_START;
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  for (const [i, text] of lines.entries()) {
    const parsed = v.safeParse(line, text);
    if (!parsed.success || parsed.output.previous !== previous) return i + 1;
    previous = hashOf(text);
  }
  return null;
}
