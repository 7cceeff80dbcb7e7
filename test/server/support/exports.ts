import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runReplay } from '../../support/started/replay-command.ts';
import type { Recording } from './recording.ts';
import type { TestServer } from './server.ts';

/** What the command line says of the export, and with which code it ends. */
export async function checkExport(
  on: TestServer,
  tab: Recording,
  cookie: string,
  ...more: string[]
) {
  return checkText(on, await exportOf(on, tab, cookie), ...more);
}

/** A session's recording as it is downloaded: with its proof unless another query is given. */
export async function exportOf(on: TestServer, tab: Recording, cookie: string, query = '?proof=1') {
  const address = `/log-api/v1/sessions/${tab.sessionId}/events${query}`;
  return (await on.get(address, cookie)).text();
}

/** What the command line says of an export that may have been changed. */
export async function checkText(on: TestServer, text: string, ...more: string[]) {
  const file = path.join(on.folder, 'export.ndjson');
  await writeFile(file, text);
  const { code, out, err } = await runReplay(file, '--verify', ...more);
  return { code, text: `${out}${err}` };
}

/** The service's key, as it publishes it, in a file. */
export async function publishedKey(on: TestServer): Promise<string> {
  const file = path.join(on.folder, 'key.json');
  await writeFile(file, await (await on.get('/log-api/v1/key')).text());
  return file;
}
