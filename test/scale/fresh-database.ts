import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on the test server, and its end. */
export interface FreshDatabase {
  readonly url: string;
  /** Runs a statement as somebody else would. */
  readonly query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly drop: () => Promise<void>;
}

async function once<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes a database of its own on the server of TEST_DATABASE_URL. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `replaybook_test_${randomBytes(8).toString('hex')}`;
  await once(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text, values) => once(url.href, text, values),
    drop: async () => {
      await once(server, `drop database ${name} with (force)`);
    },
  };
}
