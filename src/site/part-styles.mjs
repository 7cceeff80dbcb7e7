/** Puts the styles of what a page fetches later into a sheet of their own. Used by the build. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {import('esbuild').OutputFile} OutputFile
 * @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }>} Bundle
 * @typedef {import('esbuild').Plugin} Plugin
 */

const MAP_COMMENT = /\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

const PARTS = '-parts';

/** A sheet's address by what it holds: which half a rule falls into, the bundler's hash does not tell. @param {string} sheet @param {string} text @param {string} [which] */
function named(sheet, text, which = '') {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  return sheet.replace(/-\w+\.css$/, `${which}-${hash}.css`);
}

/**
 * The sheet of later styles of a page; null where there is none.
 * @param {Metafile['outputs']} outputs @param {string} [sheet] That of the page.
 */
export function partStylesIn(outputs, sheet = '') {
  const [start = ''] = sheet.split(/-\w+\.css$/);
  const prefix = `${start}${PARTS}-`;
  return Object.keys(outputs).find((file) => start && file.startsWith(prefix)) ?? null;
}

/**
 * Files that a file comes with: all that it imports, but not what it fetches.
 * @param {Metafile['inputs']} inputs @param {string} first
 */
function comingWith(inputs, first) {
  const files = new Set([first]);
  for (const file of files) {
    for (const { path: imported, kind } of inputs[file]?.imports ?? []) {
      if (kind !== 'dynamic-import') files.add(imported);
    }
  }
  return files;
}

/**
 * The text of a sheet by the files it was made of, in their order. The bundler prints one after the
 * other and says how long each is.
 * @param {string} sheet @param {Uint8Array} contents
 * @param {Metafile['outputs'][string]['inputs']} inputs
 */
function piecesOf(sheet, contents, inputs) {
  const bytes = Buffer.from(contents);
  let end = 0;
  const pieces = Object.entries(inputs).map(([file, { bytesInOutput }]) => {
    const start = end;
    end += bytesInOutput;
    return { file, text: bytes.toString('utf8', start, end) };
  });
  const rest = bytes.toString('utf8', end).replace(MAP_COMMENT, '');
  if (rest.trim() !== '') throw new Error(`${sheet} holds more than the bundler told: ${rest}`);
  return pieces;
}

/** @param {string} file @param {string} text @returns {OutputFile} */
const outputFile = (file, text) => {
  const contents = new TextEncoder().encode(text);
  return { path: file, hash: '', text, contents };
};

/**
 * The sheet of a page as two: what it begins with, and what comes with views that are fetched later
 * (`src/site/part/part-styles.ts`). Rules of either keep their order, and all of the first come before the second: a
 * view has its way with what it shares with the page, and nothing of the page with a view. They have no map: a
 * sheet is read as it is.
 * @param {string} root @param {string} page The file of its entry point.
 * @returns {Plugin}
 */
export function partStyles(root, page) {
  return {
    name: 'part-styles',
    setup(hooks) {
      hooks.onEnd((result) => {
        const { metafile, outputFiles = [] } = /** @type {Bundle} */ (result);
        const { outputs, inputs } = metafile ?? { outputs: {}, inputs: {} };
        const entry = Object.values(outputs).find(({ entryPoint }) => entryPoint === page);
        const sheet = entry?.cssBundle;
        const whole = outputFiles.find((file) => sheet && file.path === path.join(root, sheet));
        const made = sheet && outputs[sheet];
        if (!made || whole === undefined) return;
        const first = comingWith(inputs, page);
        const pieces = piecesOf(sheet, whole.contents, made.inputs);
        const text = (/** @type {boolean} */ isFirst) =>
          `${pieces.flatMap((piece) => (first.has(piece.file) === isFirst ? piece.text : [])).join('')}\n`;
        const [own, later] = [text(true), text(false)];
        const [ownFile, laterFile] = [named(sheet, own), named(sheet, later, PARTS)];
        delete outputs[sheet];
        Object.assign(outputs, { [ownFile]: made, [laterFile]: { ...made, inputs: {} } });
        entry.cssBundle = ownFile;
        result.outputFiles = [
          ...outputFiles.filter(({ path: file }) => !file.startsWith(whole.path)),
          outputFile(path.join(root, ownFile), own),
          outputFile(path.join(root, laterFile), later),
        ];
      });
    },
  };
}
