/** What of i18next players' scripts leave out. Used by the build. */

/** Classes of i18next with nothing to do here: texts are given to it, values formatted before, and misses told by us. */
const IDLE = {
  Connector: `class Connector extends EventEmitter {
    state = {};
    load(languages, namespaces, callback) {
      callback();
    }
  }`,
  Formatter: 'class Formatter { format(value) { return value; } }',
  Logger: `class Logger {
    init() {}
    log() {}
    warn() {}
    error() {}
    deprecate() {}
    once() {}
    create() { return this; }
  }`,
};

/** Functions of it for keys that are paths into texts, or are called to find one: ours are names. */
const PATHS = {
  assertSeparateArguments: 'const assertSeparateArguments = () => {};',
  keysFromSelector: 'function keysFromSelector(key) { return key; }',
  looksLikeObjectPath: 'const looksLikeObjectPath = () => true;',
  deepFind: 'const deepFind = () => undefined;',
  isRefusedLanguageCode: 'const isRefusedLanguageCode = () => false;',
};

/**
 * Methods of it that nobody calls, or that have nothing to do: texts in texts, copies of all, plugins,
 * more to load, codes of languages other than two letters, its own right to left.
 */
const UNCALLED = {
  nest: '(text) { return text; }',
  use: '() {}',
  exists: '() {}',
  getFixedT: '() {}',
  hydrate: '() {}',
  getUsedParamsDetails: '() {}',
  addResource: '() {}',
  addResources: '() {}',
  removeResourceBundle: '() {}',
  removeNamespaces: '() {}',
  hasLoadedNamespace: '() { return true; }',
  loadResources: '(language, callback) { callback(); }',
  cloneInstance: '() {}',
  reloadResources: '() {}',
  loadNamespaces: '() {}',
  loadLanguages: '() {}',
  setResolvedLanguage: '() {}',
  getScriptPartFromCode: '() { return null; }',
  formatUncached: '(code) { return code; }',
  getBestMatchFromCodes: '(codes) { return codes?.[0] ?? null; }',
  needsPlural: '() {}',
  getPluralFormsOfKey: '() {}',
  getSuffixes: '() {}',
  toJSON: '() {}',
  dir: '() {}',
};

/** How its branches begin that are never taken: texts that are no text, or none at all, and what is done to them after. */
const UNTAKEN = [
  'if \\(lng\\?\\.toLowerCase\\(\\) === .cimode',
  'if \\(objectNotReturned && this',
  'if \\(res != null && postProcessorNames',
  'if \\(!objectNotReturned && \\(usedKey',
  'if \\(opt\\.returnObjects === false',
];

/**
 * The text of i18next without these. `test/site/texts/bundled-texts.test.ts` asks the rest all that the site asks.
 * @param {string} text @returns {string}
 */
export function withoutUnasked(text) {
  const changes = [
    ...Object.entries(PATHS).map(([name, lean]) => [
      `^(?:function|const) ${name}\\b[^]*?\\n}?;?$`,
      lean,
    ]),
    ...Object.entries(IDLE).map(([name, lean]) => [`^class ${name} [^]*?\\n}$`, lean]),
    ...Object.entries(UNCALLED).map(([name, lean]) => [
      `^  ${name}\\([^]*?\\n  }$`,
      `  ${name}${lean}`,
    ]),
    ...UNTAKEN.map((start) => [`^( +)${start}[^]*?\\n\\1}$`, '']),
  ];
  return changes.reduce(
    (rest, [all = '', lean = '']) => rest.replace(new RegExp(all, 'm'), lean),
    text.replace(/^ +this\.logger\.\w+\(.*\);$/gm, ''),
  );
}
