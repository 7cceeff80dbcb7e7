/**
 * Lands what this build may write into a log: the shapes of events and of replies, their documented
 * schemas, and, where any version rose since recordings were last kept, recordings of this build.
 * Throws where something landed was changed without a version. It is the last commit before a change
 * goes to main; until then a build that is not landed whole starts with demo accounts alone.
 * Usage: npm run release
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { EFFECTS_VERSION } from '../../src/effects/all.ts';
import { CATALOGUE_VERSION } from '../../src/events/catalogue.ts';
import { siteFold } from '../../src/projections/state.ts';
import { writeSchemas } from './event-schemas.ts';
import { landCatalogue } from './landed-catalogue.ts';
import { landReplies } from './landed-replies.ts';
import { repositoryRoot } from './layers.ts';

const recordings = path.join(repositoryRoot, 'test', 'recordings');
/** Megabytes of heap: every session of some thousand tests is held until the best are chosen. */
const HEAP = 8192;

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

function isRecorded(): boolean {
  const { versions: readModels } = siteFold;
  const present = { catalogue: CATALOGUE_VERSION, effects: EFFECTS_VERSION, readModels };
  return readdirSync(recordings, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .some(({ name }) => isDeepStrictEqual(versionsOf(name), { ...present }));
}

/** Recordings in a folder that is named by the catalogue and the commit that they are of. */
function record(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const name = `${CATALOGUE_VERSION}-${commit}`;
  const make = ['--import', './test/support/hooks.ts', 'test/recordings/make.ts', name];
  const { status } = spawnSync(process.execPath, [`--max-old-space-size=${HEAP}`, ...make], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`no recordings: the suites they are taken from do not pass`);
  console.log(`test/recordings/recordings.test.ts is to name ${name}: nothing has changed since`);
}

landCatalogue();
landReplies();
writeSchemas();
if (!isRecorded()) record();
