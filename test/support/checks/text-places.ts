import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { isKeyOf } from '../../../src/kernel/is-key-of.ts';
import { isRouteName, routeNames, routeTable } from '../../../src/routes/table.ts';
import { subApplications } from '../../../src/site/contract/sub-applications.ts';
import { repositoryRoot } from '../repository.ts';

/** Something that is fetched by itself: its modules, and the dictionaries that come with them. */
interface Place {
  readonly name: string;
  readonly files: readonly string[];
  readonly dictionaries: readonly string[];
}

/** The dictionary of a key; undefined where it is no key. */
type PlaceOf = (key: string) => string | undefined;

type Inputs = Metafile['inputs'];

const SITE = 'src/site/main.tsx';
const mainOf = (remote: string): string => `src/remotes/${remote}/main.tsx`;
const sourceOf = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

async function readInputs(): Promise<Inputs> {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [SITE, ...Object.keys(subApplications).map(mainOf)],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty', '.md': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** The modules that come with these. */
function reach(inputs: Inputs, files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    for (const { path: to, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) found.add(to);
    }
  }
  return [...found];
}

const words = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, id = '']) => id);

const PART =
  /part\(\s*(?:\[([^\]]*)\]|routeTable\.(\w+)\.dictionaryIds),\s*\(\) => import\('([^']+)'\)/g;

/** The parts of the host, as the modules that declare them say. */
function partsIn(file: string): Place[] {
  return [...sourceOf(file).matchAll(PART)].map(([, list = '', route = '', from = '']) => {
    const view = path.posix.join(path.posix.dirname(file), from);
    const dictionaries = isRouteName(route) ? routeTable[route].dictionaryIds : words(list);
    return { name: view, files: [view], dictionaries };
  });
}

/** The pages of a sub-application: those that have a view in its table by themselves. */
function pagesOf(remote: keyof typeof subApplications, inputs: Inputs): Place[] {
  const main = mainOf(remote);
  const source = sourceOf(main);
  const views = new Map<string, string>();
  for (const [, names = '', from = ''] of source.matchAll(
    /^import \{([^}]*)\} from '(\.[^']*)'/gm,
  )) {
    for (const name of names.split(','))
      views.set(name.trim(), path.posix.join(path.posix.dirname(main), from));
  }
  const viewOf = new Map(
    [...source.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, route = '', view = '']) => [
      route,
      views.get(view) ?? '',
    ]),
  );
  const own = new Set(viewOf.values());
  const others = (inputs[main]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'import-statement' && !external)
    .map(({ path: to }) => to)
    .filter((to) => !own.has(to));
  const { reads } = subApplications[remote];
  const pages = routeNames.filter((name) => routeTable[name].remote === remote);
  if (pages.length === 0) return [{ name: remote, files: [main], dictionaries: reads }];
  return pages.map((name) => ({
    name: `page ${name}`,
    files: viewOf.has(name) ? [viewOf.get(name) ?? ''] : others,
    dictionaries: [...reads, ...routeTable[name].dictionaryIds],
  }));
}

/** Views that are fetched without anybody having said what their texts are in. */
function unknownParts(inputs: Inputs, places: readonly Place[]): string[] {
  const known = new Set(places.flatMap(({ files }) => files));
  return reach(inputs, [SITE]).flatMap((file) =>
    (inputs[file]?.imports ?? [])
      .filter(({ path: to, kind }) => kind === 'dynamic-import' && to.endsWith('.tsx'))
      .filter(({ path: to }) => !known.has(to))
      .map(({ path: to }) => `${file} fetches ${to} without its texts`),
  );
}

/** The dictionaries that a module asks for: it names them, or a key of theirs stands in it. */
function askedIn(file: string, placeOf: PlaceOf): string[] {
  if (!/^src\/(site|remotes)\/(?!texts\/)/.test(file)) return [];
  const source = sourceOf(file);
  const named = [...source.matchAll(/\buseHost\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    words(list),
  );
  return [...named, ...words(source).flatMap((word) => placeOf(word) ?? [])];
}

/** Which texts are asked for where nothing fetches them, a line for each. */
export async function misplacedTexts(placeOf: PlaceOf): Promise<string[]> {
  const inputs = await readInputs();
  const places: Place[] = [
    { name: 'the first page', files: [SITE], dictionaries: [] },
    ...reach(inputs, [SITE]).flatMap((file) => (file.startsWith('src/site/') ? partsIn(file) : [])),
    ...Object.keys(subApplications).flatMap((name) =>
      isKeyOf(name, subApplications) ? pagesOf(name, inputs) : [],
    ),
  ];
  const misplaced = places.flatMap(({ name, files, dictionaries }) => {
    const there = new Set(['main', ...dictionaries]);
    const lacking = new Map<string, string>();
    for (const file of reach(inputs, files)) {
      for (const id of askedIn(file, placeOf)) if (!there.has(id)) lacking.set(id, file);
    }
    return [...lacking].map(
      ([id, file]) => `${name} does not fetch ${id}, of which ${file} has texts`,
    );
  });
  return [...unknownParts(inputs, places), ...misplaced];
}
