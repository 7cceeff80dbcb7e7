import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const STICKY = 0o1000;

/** Another process may have removed it just now. */
async function restrict(name: string, mode: number): Promise<void> {
  await chmod(name, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Makes a folder that only this user can look into, and takes what lies in it from everybody else:
 * it may have been there before. Refuses a folder that is meant for all users, such as `/tmp`.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (((await stat(folder)).mode & STICKY) !== 0) {
    throw new Error(`DATA_DIR ${folder} is shared by all users; name a folder in it`);
  }
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await restrict(name, 0o700);
    if (entry.isFile()) await restrict(name, 0o600);
  }
}
