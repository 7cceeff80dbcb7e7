import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { sessionIdOf } from '../../src/kernel/write-key.ts';
import { type Batch, toHeaders, WRITE_KEY_HEADER } from '../../src/log/envelope.ts';

interface Started {
  readonly origin: string;
  readonly cookie: string;
}

export interface LogService {
  /** Uploads a batch of the session of this write key; rejects unless it is stored. */
  send(writeKey: string, batch: Batch): Promise<void>;
  stop(): Promise<void>;
}

function post(
  agent: http.Agent,
  url: string,
  shown: Readonly<Record<string, string>>,
  batch: Batch,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...toHeaders(batch), ...shown, 'content-length': batch.body.length };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(batch.body);
  });
}

/** Starts the server in a process of its own, with so many connections to it. */
export async function startLogService(connections: number): Promise<LogService> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'));
  const [{ origin, cookie }] = (await once(child, 'message')) as [Started];
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(writeKey, batch) {
      const url = `${origin}/log-api/v1/sessions/${sessionIdOf(writeKey)}/batches`;
      const shown = { cookie, [WRITE_KEY_HEADER]: writeKey };
      const status = await post(agent, url, shown, batch);
      if (status !== 200) throw new Error(`the server answered ${status}`);
    },
    async stop() {
      agent.destroy();
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
