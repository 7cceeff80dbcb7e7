import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { createFacts } from '../../../src/reference/data/facts.ts';
import { quarterBefore } from '../../../src/reference/line/program/schedule.ts';

/** One line for all: a line of a test's own would be laid out anew for each, and by chance. */
const SEED = 7;

const databases = new Map<string, Buffer>();

function databaseAt(file: string, now: number, clockRate: number): Buffer {
  const database = openDatabase(file);
  const epoch = quarterBefore(now, clockRate);
  createFacts(database).set('line', { epoch, seed: SEED, clockRate, seededUntil: null });
  database.close();
  return readFileSync(file);
}

/**
 * Puts a database into an empty folder as it is when a back-end has just started there. All that
 * ever changed in its shape would else be done again for each test, which takes longer than most.
 */
export function firstStart(folder: string, now: number, clockRate = 1): string {
  const file = path.join(folder, 'reference.db');
  const key = `${now} ${clockRate}`;
  const known = databases.get(key);
  if (known === undefined) databases.set(key, databaseAt(file, now, clockRate));
  else writeFileSync(file, known);
  return folder;
}
