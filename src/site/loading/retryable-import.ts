import { reasonOf } from './failure.ts';

/** What browsers tell of a module that could not be had; those that do not tell ask for it again. */
const ADDRESS = /\/assets\/(?:[\w-]+\/)*[\w-]+\.js\b/;

/**
 * Imports a module. Browsers remember for as long as the page lives that one could not be had: after
 * that it is asked for under another address.
 */
export function retryableImport<M>(
  load: () => Promise<M>,
  importModule: (address: string) => Promise<M> = (address) => import(address),
): () => Promise<M> {
  let failed: string | undefined;
  let attempt = 0;
  return async () => {
    if (failed !== undefined) {
      attempt += 1;
      return importModule(`${failed}?attempt=${attempt}`);
    }
    try {
      return await load();
    } catch (error) {
      failed = ADDRESS.exec(reasonOf(error))?.[0];
      throw error;
    }
  };
}
