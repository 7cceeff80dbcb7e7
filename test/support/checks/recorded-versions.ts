/** Whether recordings are kept of all that this build calls by a version: they hold it to what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { EFFECTS_VERSION } from '../../../src/effects/version.ts';
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { repositoryRoot } from '../repository.ts';

const recordings = path.join(repositoryRoot, 'test/recordings');

interface Versions {
  readonly catalogue: string;
  readonly effects: number;
  readonly readModels: Readonly<Record<string, number>>;
}

/** What the first recording of a folder says that it was made by. */
function versionsOf(folder: string): Versions {
  const file = path.join(recordings, folder, '01.ndjson.gz');
  const [, first = ''] = gunzipSync(readFileSync(file)).toString('utf8').split('\n', 2);
  const { data } = JSON.parse(first) as { data: Partial<Versions> };
  return {
    catalogue: data.catalogue ?? '',
    effects: data.effects ?? 1,
    readModels: data.readModels ?? {},
  };
}

export function isRecorded(): boolean {
  const { versions: readModels } = siteFold;
  const present = { catalogue: CATALOGUE_VERSION, effects: EFFECTS_VERSION, readModels };
  return readdirSync(recordings, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .some(({ name }) => isDeepStrictEqual(versionsOf(name), { ...present }));
}
