import path from 'node:path';
import { createClimate } from '../../../src/reference/conditions.ts';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { createStores } from '../../../src/reference/stores.ts';
import { temporaryFolder } from './harness.ts';

/** Every store on a database of its own. */
export function openStores() {
  const folder = temporaryFolder();
  const database = openDatabase(path.join(folder, 'reference.db'));
  return createStores(database, folder, createClimate());
}
