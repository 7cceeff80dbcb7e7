/** Makes finished scripts smaller than the bundler does. Used by the build. */
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/**
 * @typedef {import('esbuild').OutputFile} OutputFile
 * @typedef {import('esbuild').Plugin} Plugin
 */

/** @type {import('terser').MinifyOptions} */
const OPTIONS = { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true };

/** How it is done: of the same scripts the same comes out, as long as this is the same. */
export const madeSmall = JSON.stringify([terser.version, OPTIONS]);

/** @param {OutputFile} file @param {string} text @returns {OutputFile} */
const withText = ({ path, hash }, text) => ({
  ...{ path, hash, text },
  contents: new TextEncoder().encode(text),
});

/**
 * A script and its map.
 * @param {OutputFile} script @param {OutputFile} map @returns {Promise<OutputFile[]>}
 */
async function smaller(script, map) {
  const url = map.path.slice(map.path.lastIndexOf('/') + 1);
  const made = await minify(script.text, { ...OPTIONS, sourceMap: { content: map.text, url } });
  return [withText(script, made.code ?? script.text), withText(map, String(made.map ?? map.text))];
}

/**
 * A bundler gives the shortest names to what is used most; compressed, names that come again in
 * each function are smaller. A file keeps its name, which is the hash of what it was before.
 * @returns {Plugin}
 */
export function smallNames() {
  return {
    name: 'small-names',
    setup(hooks) {
      hooks.onEnd(async (result) => {
        const files = new Map((result.outputFiles ?? []).map((file) => [file.path, file]));
        const done = await Promise.all(
          [...files.values()].map((file) => {
            const map = files.get(`${file.path}.map`);
            if (map === undefined || !file.path.endsWith('.js')) return [];
            return smaller(file, map);
          }),
        );
        for (const file of done.flat()) files.set(file.path, file);
        result.outputFiles = [...files.values()];
      });
    },
  };
}
