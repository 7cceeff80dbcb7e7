import * as v from 'valibot';
import { CONTRACT_VERSION } from '../contract/version.ts';
import type { Mount } from '../host.tsx';
import { styleSheet } from '../loading/style-sheet.ts';

/**
 * Fetches a sub-application and puts its styles into the document that will show it. `attempt` is
 * 0 at first and goes up with each further try. Rejects when anything of it cannot be had.
 */
export type LoadRemote = (name: string, page: Document, attempt: number) => Promise<Mount>;

const manifest = v.object({
  entries: v.record(v.string(), v.object({ script: v.string(), style: v.nullable(v.string()) })),
});

const remoteModule = v.object({ mount: v.custom<Mount>((value) => typeof value === 'function') });

/** A sub-application of another build than the page: it helps to load the page anew, nothing else. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** What was made for another host would be wrong about what it finds, or fail somewhere within. */
function fitting(name: string, mount: Mount): Mount {
  if (mount.contract === CONTRACT_VERSION) return mount;
  throw new MisfitError(
    `the sub-application ${name} is made for version ${mount.contract} of the host's contract, this page has ${CONTRACT_VERSION}`,
  );
}

export interface RemoteSources {
  /** The build's `asset-manifest.json`, read anew each time: a deployment may have changed it. */
  readonly readManifest: () => Promise<unknown>;
  readonly importModule: (address: string) => Promise<unknown>;
}

/** Loads sub-applications by the build's manifest. */
export function createRemoteLoader({ readManifest, importModule }: RemoteSources): LoadRemote {
  return async (name, page, attempt) => {
    const { entries } = v.parse(manifest, await readManifest());
    const entry = entries[`remotes/${name}`];
    if (!entry) throw new Error(`there is no sub-application ${name}`);
    // A browser may remember that a module could not be had; under another address it asks again.
    const script = attempt === 0 ? entry.script : `${entry.script}?attempt=${attempt}`;
    const [module] = await Promise.all([
      importModule(script),
      entry.style === null ? undefined : styleSheet(page, entry.style),
    ]);
    return fitting(name, v.parse(remoteModule, module).mount);
  };
}
