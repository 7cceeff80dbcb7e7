import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface CollectorOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  readonly name: string;
  readonly batches: number;
}

/** One answer of a store to a collector. */
export interface Answered {
  readonly sessionId: string;
  readonly seq: number;
  readonly kind: string;
}

/** A process that appends; see `append-process.ts`. */
export class Collector {
  readonly answered: Answered[] = [];
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcess;
  #heard: () => void = () => {};

  constructor({ dataDir, databaseUrl, natsUrl, name, batches }: CollectorOptions) {
    const script = path.join(import.meta.dirname, 'append-process.ts');
    this.#child = spawn(process.execPath, [script, dataDir, name, String(batches)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...(natsUrl === undefined ? {} : { NATS_URL: natsUrl }),
      },
    });
    const exit = once(this.#child, 'close').then(([code, signal]) => code ?? signal);
    const { stdout } = this.#child;
    const lines = stdout ? createInterface({ input: stdout }) : null;
    lines?.on('line', (line) => {
      const [sessionId = '', seq = '', kind = ''] = line.split(' ');
      this.answered.push({ sessionId, seq: Number(seq), kind });
      this.#heard();
    });
    this.ended = exit.finally(() => this.#heard());
  }

  /** Settles when so many answers were printed; rejects when the process ends before. */
  async has(answers: number): Promise<void> {
    const over = this.ended.then((how) => {
      if (this.answered.length < answers) throw new Error(`ended with ${how}`);
    });
    while (this.answered.length < answers) {
      const next = new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
      await Promise.race([next, over]);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
