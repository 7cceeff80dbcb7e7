/**
 * Checks the import table (docs/layers.json) and the size of files.
 * Usage: node test/support/checks/layers.ts [--readme]; exits 1 and names file, line, import and rule.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../repository.ts';
import { circleIn } from './circles.ts';
import { type Import, importsOf } from './imports.ts';

const names = v.array(v.string());
const layerSchema = v.strictObject({
  /** A folder or file of `src`; `remotes/*` stands for each folder in `remotes` by itself. */
  name: v.string(),
  /** A single file that may do all that this folder may, and what it lists besides. */
  adds: v.optional(v.string()),
  imports: names,
  /** Folders and packages of which only types may be imported. */
  types: v.optional(names, []),
  except: v.optional(names, []),
  /** What no chain of imports that run may lead to. */
  never: v.optional(names, []),
  packages: names,
});
const rulesSchema = v.strictObject({
  lineCeiling: v.number(),
  /** Folders of `src` whose rooms, the folders in them, import each other in no circle. */
  roomsInOrder: v.optional(names, []),
  layers: v.array(layerSchema),
});

export type Rules = v.InferOutput<typeof rulesSchema>;
type Layer = Rules['layers'][number];

interface SourceFile {
  /** Relative to `src`, with forward slashes. */
  readonly name: string;
  readonly imports: readonly (Import & { readonly target: string })[];
}

/** Reads the table of a repository; throws when it does not decode. */
export function readRules(root: string): Rules {
  return v.parse(
    rulesSchema,
    JSON.parse(readFileSync(path.join(root, 'docs/layers.json'), 'utf8')),
  );
}

/** The modules in a folder, or the one module that stands there. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .filter((entry) => !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Relative specifiers become paths from `src`; packages stay as they are. */
function readSources(root: string): SourceFile[] {
  const src = path.join(root, 'src');
  return filesIn(src).map((file) => {
    const name = path.relative(src, file).replaceAll('\\', '/');
    const imports = importsOf(readFileSync(file, 'utf8')).map((item) => ({
      ...item,
      target: item.from.startsWith('.')
        ? path.posix.join(path.posix.dirname(name), item.from)
        : item.from,
    }));
    return { name, imports };
  });
}

/** `calls` holds `calls/client.ts`; `site/contract` also `site/contract.ts`; `node:*` every `node:…`. */
function holds(entry: string, target: string): boolean {
  if (entry.endsWith('*')) return target.startsWith(entry.slice(0, -1));
  if (!target.startsWith(entry)) return false;
  return /^(\/.*|\.\w+)?$/.test(target.slice(entry.length));
}

/** The folder whose files a file may import freely: its own layer, or its own remote. */
function unitOf(layer: Layer, file: string): string {
  if (!layer.name.endsWith('/*')) return layer.name;
  return file.split('/').slice(0, 2).join('/');
}

function layersOf(rules: Rules, file: string): Layer[] {
  const own = rules.layers.filter((layer) => holds(layer.name, file));
  const added = own.flatMap((layer) => rules.layers.filter(({ name }) => name === layer.adds));
  return [...new Set([...own, ...added])];
}

const isPath = (target: string, from: string) => from.startsWith('.') || target.startsWith('../');

/** Why a file of these layers may not have this import, or undefined when it may. */
function refusal(layers: readonly Layer[], file: string, item: SourceFile['imports'][number]) {
  const { target, from, typeOnly } = item;
  const label = layers.map(({ name }) => name).join(' and ');
  if (!isPath(target, from)) {
    const lists = layers.flatMap(({ packages, types }) =>
      typeOnly ? [...packages, ...types] : packages,
    );
    const known = lists.some((entry) => holds(entry, target));
    return known ? undefined : `${label} may not use the package ${from}`;
  }
  if (layers.some((layer) => holds(unitOf(layer, file), target))) return undefined;
  const barred = layers.some(({ except }) => except.some((entry) => holds(entry, target)));
  const may = (list: readonly string[]) => !barred && list.some((entry) => holds(entry, target));
  if (layers.some(({ imports }) => may(imports))) return undefined;
  if (layers.some(({ types }) => may(types))) {
    return typeOnly ? undefined : `${label} may import only types of ${target}`;
  }
  return `${label} may not import ${target}`;
}

/** The chain of imports that run from a file to something it must never load, if there is one. */
function forbiddenChain(
  graph: ReadonlyMap<string, SourceFile>,
  start: string,
  never: readonly string[],
) {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const name of cameFrom.keys()) {
    for (const { target, typeOnly } of graph.get(name)?.imports ?? []) {
      if (typeOnly || cameFrom.has(target)) continue;
      cameFrom.set(target, name);
      if (!never.some((entry) => holds(entry, target))) continue;
      const chain = [target];
      for (let at: string | undefined = name; at !== undefined; at = cameFrom.get(at))
        chain.unshift(at);
      return chain;
    }
  }
  return undefined;
}

/** The room of a file in a folder; undefined for what stands at its root, or elsewhere. */
function roomOf(folder: string, file: string): string | undefined {
  const [room, ...rest] = file.startsWith(`${folder}/`)
    ? file.slice(folder.length + 1).split('/')
    : [];
  return rest.length > 0 ? room : undefined;
}

/** Files that import each other in a circle, types too, and rooms of folders that have none. */
function circles(sources: readonly SourceFile[], folders: readonly string[]): string[] {
  const found = (graph: ReadonlyMap<string, Set<string>>, within: string): string[] => {
    const circle = circleIn(graph);
    return circle ? [`${within}:1 has a circle: ${[...circle, circle[0]].join(' → ')}`] : [];
  };
  const files = new Map(
    sources.map(({ name, imports }) => [name, new Set(imports.map(({ target }) => target))]),
  );
  const problems = found(files, 'src');
  for (const folder of folders) {
    const rooms = new Map<string, Set<string>>();
    for (const [name, targets] of files) {
      const own = roomOf(folder, name);
      if (own === undefined) continue;
      const others = [...targets].flatMap((target) => roomOf(folder, target) ?? []);
      const known = rooms.get(own) ?? [];
      rooms.set(own, new Set([...known, ...others.filter((room) => room !== own)]));
    }
    problems.push(...found(rooms, `src/${folder}`));
  }
  return problems;
}

/** Every breach of the table under `root/src`, one line each. */
export function checkLayers(root: string, rules: Rules): string[] {
  const sources = readSources(root);
  const graph = new Map(sources.map((file) => [file.name, file]));
  const problems = circles(sources, rules.roomsInOrder);
  for (const { name, imports } of sources) {
    const layers = layersOf(rules, name);
    if (layers.length === 0) {
      problems.push(`src/${name}:1 stands in no layer of docs/layers.json`);
      continue;
    }
    for (const item of imports) {
      const reason = refusal(layers, name, item);
      if (reason) problems.push(`src/${name}:${item.line} imports '${item.from}': ${reason}`);
    }
    const chain = forbiddenChain(
      graph,
      name,
      layers.flatMap(({ never }) => never),
    );
    if (chain) problems.push(`src/${name}:1 loads what it must never load: ${chain.join(' → ')}`);
  }
  return problems;
}

/** Files above the ceiling, and how long files are. */
export function checkSizes(root: string, ceiling: number): { problems: string[]; report: string } {
  const problems: string[] = [];
  const medians = ['build.mjs', 'src', 'test', 'bench'].map((folder) => {
    const lengths = filesIn(path.join(root, folder)).map((file) => {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
      if (lines > ceiling) {
        problems.push(
          `${path.relative(root, file)}:${ceiling} is ${lines} lines long: the ceiling is ${ceiling}`,
        );
      }
      return lines;
    });
    const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
    return `${folder} ${lengths.length} files, median ${median} lines`;
  });
  return { problems, report: medians.join('; ') };
}

const BEGIN = '<!-- layers:begin -->';
const END = '<!-- layers:end -->';

const coded = (list: readonly string[]) => list.map((item) => `\`${item}\``).join(', ');

function mayImport({ adds, imports, types, except }: Layer): string {
  const parts = [
    adds && `all that \`${adds}\` may`,
    coded(imports),
    except.length > 0 && `not ${coded(except)}`,
    types.length > 0 && `types of ${coded(types)}`,
  ];
  return parts.filter(Boolean).join('; ') || 'nothing';
}

/** The table as Markdown, for the README. */
export function layersTable({ layers }: Rules): string {
  const rows = layers.map((layer) => {
    const cells = [
      coded([layer.name]),
      mayImport(layer),
      coded(layer.packages),
      coded(layer.never),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| in `src` | may import | packages | must never load, even through others |';
  return [head, '|---|---|---|---|', ...rows].join('\n');
}

/** A README with a fresh table between its two markers; throws when it has no markers. */
export function withTable(readme: string, rules: Rules): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md lacks ${BEGIN} or ${END}`);
  return `${readme.slice(0, from + BEGIN.length)}\n${layersTable(rules)}\n${readme.slice(to)}`;
}

function main(): void {
  const rules = readRules(repositoryRoot);
  if (process.argv.includes('--readme')) {
    const file = path.join(repositoryRoot, 'README.md');
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), rules));
    return;
  }
  const sizes = checkSizes(repositoryRoot, rules.lineCeiling);
  const problems = [...checkLayers(repositoryRoot, rules), ...sizes.problems];
  for (const problem of problems) console.error(problem);
  console.log(
    `layers: ${problems.length === 0 ? 'kept' : `${problems.length} broken`}; ${sizes.report}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) main();
