/**
 * Lands what this build may write into a log: the shapes of events and of replies, their documented
 * schemas, and, where any version rose since recordings were last kept, recordings of this build.
 * Throws where something landed was changed without a version. It is the last commit before a change
 * goes to main; until then a build that is not landed whole starts with demo accounts alone.
 * Usage: npm run release
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { repositoryRoot } from '../repository.ts';
import { writeSchemas } from './event-schemas.ts';
import { landCatalogue } from './landed-catalogue.ts';
import { landReplies } from './landed-replies.ts';
import { isRecorded } from './recorded-versions.ts';

/** Megabytes of heap: every session of some thousand tests is held until the best are chosen. */
const HEAP = 8192;

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

if (!isRecorded()) record();
landCatalogue();
landReplies();
writeSchemas();
