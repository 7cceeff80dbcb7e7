import path from 'node:path';

/** The folder that holds `src`, `test` and `docs`. */
export const repositoryRoot = path.join(import.meta.dirname, '..', '..');
