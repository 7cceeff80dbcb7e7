/** A copy of the project whose pages tell an observer what they publish. The project has no such door. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../../build.mjs';
import { repositoryRoot } from '../../support/repository.ts';

const MAIN = 'src/site/main.tsx';
const SHIPPED = "'./ports/recording.ts'";
const OBSERVED = "'../../test/prove/kills/observed-recording.ts'";

export interface SiteCopy {
  /** Its folder, built. */
  readonly root: string;
  remove(): Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'observed-'));
  const parts = [
    'src',
    'public',
    'build.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ];
  parts.push('test/prove/kills/observed-recording.ts');
  for (const part of parts) {
    const target = path.join(root, part);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(repositoryRoot, part), target, { recursive: true });
  }
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  const main = await readFile(path.join(root, MAIN), 'utf8');
  const pieces = main.split(SHIPPED);
  if (pieces.length !== 2) throw new Error(`${MAIN} does not import ${SHIPPED} once`);
  await writeFile(path.join(root, MAIN), pieces.join(OBSERVED));
  await build({ root, compressed: false });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
