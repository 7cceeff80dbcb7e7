import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { frameSources, type PageSettings, withEnvironment } from './page-environment.ts';

/** A file as it goes out, with its compressed forms where the build made some. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly hashed: boolean;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Everything the build left in a folder, by address. */
export interface Assets {
  readonly build: string;
  readonly byPath: ReadonlyMap<string, Asset>;
  /** Sources of a Content-Security-Policy for what stands inside the pages. */
  readonly policy: {
    readonly script: readonly string[];
    readonly style: readonly string[];
    readonly frame: readonly string[];
  };
}

const MANIFEST = 'asset-manifest.json';

const manifestSchema = v.object({
  build: v.string(),
  /** There while a build is kept up to date with its sources. */
  watcher: v.optional(v.unknown()),
  contentSecurityPolicy: v.object({ script: v.array(v.string()), style: v.array(v.string()) }),
});

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;

function readAsset(name: string, files: ReadonlyMap<string, Buffer>): Asset {
  const plain = files.get(name) ?? Buffer.alloc(0);
  return {
    type: TYPES[path.posix.extname(name)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    hashed: /^assets\/.*-[A-Z0-9]{8}\./.test(name),
    plain,
    br: files.get(`${name}.br`) ?? null,
    gzip: files.get(`${name}.gz`) ?? null,
  };
}

/** Tells the site's page where it runs; compressed here, as the build could not know. */
function tell(files: Map<string, Buffer>, settings: PageSettings): void {
  const page = files.get('index.html');
  const told = page === undefined ? null : withEnvironment(String(page), settings);
  if (told === null) return;
  files.set('index.html', Buffer.from(told));
  files.set('index.html.br', brotliCompressSync(told));
  files.set('index.html.gz', gzipSync(told));
}

function readFolder(folder: string, settings: PageSettings): { assets: Assets; watched: boolean } {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).replaceAll('\\', '/'), readFileSync(file));
  }
  tell(files, settings);
  const manifest = v.parse(manifestSchema, JSON.parse(String(files.get(MANIFEST))));
  const byPath = new Map<string, Asset>();
  for (const name of files.keys()) {
    if (/\.(br|gz)$/.test(name)) continue;
    byPath.set(`/${name}`, readAsset(name, files));
  }
  const { build, contentSecurityPolicy, watcher } = manifest;
  const policy = { ...contentSecurityPolicy, frame: frameSources(settings) };
  return { assets: { build, byPath, policy }, watched: watcher !== undefined };
}

/**
 * Reads a build into memory: what is served is what was there at the start, and no address reaches
 * any other file. A build that is kept up to date is read again when it has changed.
 */
export function openAssets(folder: string, settings: PageSettings = {}): () => Assets {
  const changedAt = () => statSync(path.join(folder, MANIFEST)).mtimeMs;
  let time = changedAt();
  let { assets, watched } = readFolder(folder, settings);
  return () => {
    // While a build takes the place of another, the folder is not there for a moment.
    const now = watched ? (statOrNull(changedAt) ?? time) : time;
    if (now !== time) {
      time = now;
      ({ assets, watched } = readFolder(folder, settings));
    }
    return assets;
  };
}

function statOrNull(stat: () => number): number | null {
  try {
    return stat();
  } catch {
    return null;
  }
}
