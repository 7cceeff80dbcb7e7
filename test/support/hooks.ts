// Node strips types from .ts by itself; only .tsx and .css need help.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

// uvu's runner has `try … finally { return }`, which drops the error of a `before` hook: it is kept.
const UVU_DROPS = '\t} finally {\n\t\tstate.__test__';
const UVU_KEEPS = `\t} catch (err) {\n\t\terrors += format('before hook', err, name);\n${UVU_DROPS}`;

function withHookErrors(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(UVU_DROPS)) throw new Error(`${file} is not the uvu this was written for`);
  return source.replace(UVU_DROPS, UVU_KEEPS);
}

registerHooks({
  load(url, context, next) {
    const bare = url.split('?')[0] ?? url;
    if (bare.endsWith('/uvu/dist/index.mjs')) {
      return { format: 'module', source: withHookErrors(fileURLToPath(bare)), shortCircuit: true };
    }
    if (bare.endsWith('.tsx')) {
      const sourcefile = fileURLToPath(bare);
      const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
        loader: 'tsx',
        format: 'esm',
        jsx: 'automatic',
        target: 'node24',
        sourcemap: 'inline',
        sourcefile,
      });
      return { format: 'module', source: code, shortCircuit: true };
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
