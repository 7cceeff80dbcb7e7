/** One file of the sources as the build makes it for players. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../../src/site/bundle.mjs';
import { repositoryRoot } from './repository.ts';

/**
 * Gives `use` what the file exports, without what parts scripts into chunks. What it imports later is
 * there until `use` ends.
 * @param file Address from the repository's root.
 */
export async function bundled(file: string, use: (module: object) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  const [players] = bundleOptions(repositoryRoot, false, '', false);
  try {
    await build({
      ...players,
      ...{ entryPoints: { file }, outdir: folder, publicPath: '' },
      ...{ write: true, entryNames: '[name]', outExtension: { '.js': '.mjs' } },
      plugins: players?.plugins?.filter(({ name }) => name !== 'few-chunks') ?? [],
    });
    const module: object = await import(pathToFileURL(path.join(folder, 'file.mjs')).href);
    await use(module);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
