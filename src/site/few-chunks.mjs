/** Puts what a page shares with what is loaded into it into one chunk. Used by the build. */
import path from 'node:path';

/**
 * @typedef {import('esbuild').Metafile['outputs']} Outputs
 * @typedef {import('esbuild').OutputFile} OutputFile
 * @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }>} Bundle
 * @typedef {import('esbuild').Plugin} Plugin
 *
 * @typedef {object} Page Entry points by their files.
 * @property {string} first What is loaded first.
 * @property {readonly string[]} workers Those that run where no page is: they load what they use.
 */

const SCRIPT = /\.js(\.map|\.LEGAL\.txt)?$/;

/**
 * These outputs and all that they load with them.
 * @param {Outputs} outputs @param {readonly string[]} files
 */
export function loadedWith(outputs, files) {
  const loaded = new Set(files);
  for (const each of loaded) {
    for (const { path: imported, kind } of outputs[each]?.imports ?? []) {
      if (kind === 'import-statement') loaded.add(imported);
    }
  }
  return loaded;
}

/**
 * What the first has in common with any other entry point, and who is to load all of it: entry
 * points and what is fetched later, as either comes to a page that has it.
 * @param {Outputs} outputs @param {readonly string[]} entries @param {Page} page
 */
function sharing(outputs, entries, { first, workers }) {
  const files = Object.keys(outputs);
  const entryOf = (/** @type {string} */ file) => outputs[file]?.entryPoint ?? '';
  const loadedBy = (/** @type {readonly string[]} */ those) =>
    loadedWith(
      outputs,
      files.filter((file) => those.includes(entryOf(file))),
    );
  const host = loadedBy([first]);
  const apart = loadedBy(workers);
  const others = loadedBy(entries.filter((entry) => entry !== first && !workers.includes(entry)));
  return {
    shared: [...host].filter((file) => others.has(file)).sort(),
    // What imports nothing is data: it goes without.
    loading: files.filter(
      (file) =>
        entryOf(file) !== '' &&
        !host.has(file) &&
        !apart.has(file) &&
        outputs[file]?.imports.length !== 0,
    ),
  };
}

/**
 * Gives the scripts of a build as the sources of another.
 * @param {Bundle} bundle @param {ReturnType<typeof sharing>} sharing @param {string} root
 * @returns {Plugin}
 */
function readingScripts({ outputFiles }, { shared, loading }, root) {
  const dist = path.join(root, 'dist');
  const texts = new Map(outputFiles.map((file) => [file.path, file]));
  const textOf = (/** @type {string} */ file) => texts.get(file)?.text ?? '';
  const joins = new Set(loading.map((file) => path.join(root, file)));
  const all = shared.map((file) => `import '/${path.posix.relative('dist', file)}';`).join('');
  return {
    name: 'reading-scripts',
    setup(hooks) {
      hooks.onResolve({ filter: /./ }, ({ path: file, kind }) => ({
        path: path.join(kind === 'entry-point' ? root : dist, file),
      }));
      hooks.onLoad({ filter: /./ }, ({ path: file }) => {
        const map = Buffer.from(textOf(`${file}.map`)).toString('base64');
        const contents = textOf(file).replace(
          /^(\/\/# sourceMappingURL=).*$/m,
          `${joins.has(file) ? all : ''}\n$1data:application/json;base64,${map}`,
        );
        return { contents };
      });
    },
  };
}

/**
 * Outputs of the second build as they would be those of the first.
 * @param {Outputs} first @param {Outputs} second @returns {Outputs}
 */
function asOfSources(first, second) {
  const told = Object.entries(second).map(([file, { entryPoint = '', ...output }]) => {
    const { entryPoint: source, cssBundle } = first[entryPoint] ?? {};
    const inputs = Object.assign(
      {},
      ...Object.keys(output.inputs).map((each) => first[each]?.inputs),
    );
    return [
      file,
      { ...output, inputs, ...(source && { entryPoint: source }), ...(cssBundle && { cssBundle }) },
    ];
  });
  const kept = Object.entries(first).filter(([file]) => !SCRIPT.test(file));
  return Object.fromEntries([...told, ...kept]);
}

/**
 * A bundler makes a chunk of each set of entry points that share something: here dozens, each
 * compressed for itself and joined to the others by name. What the first page has in common with the
 * others becomes one, loaded whole by each of them, as whoever comes to the page finds it there. It
 * builds the scripts of the build once more, which leaves the styles as they are.
 * @param {string} root @param {Page} page @returns {Plugin}
 */
export function fewChunks(root, page) {
  return {
    name: 'few-chunks',
    setup(hooks) {
      const { chunkNames = '', ...options } = hooks.initialOptions;
      // Names are made of these once more; only the hash tells them apart.
      Object.assign(hooks.initialOptions, {
        chunkNames: 'assets/[hash]/[name]',
        legalComments: 'inline',
      });
      const entries = /** @type {Record<string, string>} */ (options.entryPoints);
      hooks.onEnd(async (result) => {
        if (result.errors.length > 0) return;
        const bundle = /** @type {Bundle} */ (result);
        const { outputs } = bundle.metafile;
        const script = (/** @type {string} */ entry) =>
          Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry) ?? '';
        const sources = Object.entries(entries).map(([name, entry]) => [name, script(entry)]);
        const second = await hooks.esbuild.build({
          ...options,
          alias: {},
          define: {},
          chunkNames,
          entryPoints: Object.fromEntries(sources),
          plugins: [readingScripts(bundle, sharing(outputs, Object.values(entries), page), root)],
        });
        const kept = bundle.outputFiles.filter((file) => !SCRIPT.test(file.path));
        result.outputFiles = [...(second.outputFiles ?? []), ...kept];
        bundle.metafile.outputs = asOfSources(outputs, second.metafile?.outputs ?? {});
      });
    },
  };
}
