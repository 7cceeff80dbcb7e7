/** Processes that make a database file at the same moment: none of them is turned away. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../src/server/stores/sqlite/database.ts';

const test = suite('SQLite: opening');

/** Is about to write into a file that keeps no log yet, for so many milliseconds. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(workerData.file);
  db.exec('begin immediate');
  parentPort.postMessage('begun');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  db.exec('commit');
  db.close();
`;

test('whoever is about to write into a new file is waited for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  const file = path.join(folder, 'security.sqlite');
  const writer = new Worker(WRITER, { eval: true, workerData: { file, ms: 200 } });
  await once(writer, 'message');
  const db = openDatabase(file, 'security');
  assert.equal({ ...db.prepare('pragma journal_mode').get() }, { journal_mode: 'wal' });
  db.close();
  await once(writer, 'exit');
  rmSync(folder, { recursive: true });
});

test.run();
