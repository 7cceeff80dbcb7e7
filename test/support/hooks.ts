// Node strips types from .ts by itself; only .tsx and .css need help.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

registerHooks({
  load(url, context, next) {
    const bare = url.split('?')[0] ?? url;
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
