// Node strips types from .ts by itself; only .tsx and .css need help.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from 'esbuild';
import { proseModule } from '../../src/site/prose.mjs';
import { repositoryRoot } from './repository.ts';

// uvu's runner has `try … finally { return }`, which drops the error of a `before` hook: it is kept.
const UVU_DROPS = '\t} finally {\n\t\tstate.__test__';
const UVU_KEEPS = `\t} catch (err) {\n\t\terrors += format('before hook', err, name);\n${UVU_DROPS}`;

function withHookErrors(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(UVU_DROPS)) throw new Error(`${file} is not the uvu this was written for`);
  return source.replace(UVU_DROPS, UVU_KEEPS);
}

const cache = path.join(repositoryRoot, 'node_modules/.cache/tsx');

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Each suite with a document is a process that loads the same views: they are transformed once. */
function javaScriptOf(sourcefile: string): string {
  const source = readFileSync(sourcefile, 'utf8');
  const kept = path.join(cache, `${sha256(sourcefile)}.js`);
  const mark = `\n//${version} ${sha256(source)}\n`;
  const known = read(kept);
  if (known?.endsWith(mark)) return known;
  const { code } = transformSync(source, {
    loader: 'tsx',
    format: 'esm',
    jsx: 'automatic',
    target: 'node24',
    sourcemap: 'inline',
    sourcefile,
  });
  mkdirSync(cache, { recursive: true });
  // Whole at once: other processes read while this one writes.
  writeFileSync(`${kept}.${process.pid}`, code + mark);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

registerHooks({
  load(url, context, next) {
    const bare = url.split('?')[0] ?? url;
    if (bare.endsWith('/uvu/dist/index.mjs')) {
      return { format: 'module', source: withHookErrors(fileURLToPath(bare)), shortCircuit: true };
    }
    if (bare.endsWith('.tsx')) {
      return { format: 'module', source: javaScriptOf(fileURLToPath(bare)), shortCircuit: true };
    }
    if (bare.endsWith('.md')) {
      const file = fileURLToPath(bare);
      const source = proseModule(readFileSync(file, 'utf8'), file);
      return { format: 'module', source, shortCircuit: true };
    }
    // A class name in a test is its own name.
    if (bare.endsWith('.css')) {
      return {
        format: 'module',
        source: 'export default new Proxy({}, { get: (_, key) => String(key) });',
        shortCircuit: true,
      };
    }
    return next(url, context);
  },
});
