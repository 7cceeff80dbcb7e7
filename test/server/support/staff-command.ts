import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../../support/repository.ts';

const script = path.join(repositoryRoot, 'src/server/staff/cli.ts');

export interface Done {
  readonly code: number | null;
  /** What it said, on both ways out. */
  readonly said: string;
}

/** Nothing that a program may be configured by. Without its cache Node compiles all of it anew. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** Runs `npm run staff --` on a data folder. */
export async function staffCommand(dataDir: string, ...args: string[]): Promise<Done> {
  const env = { ...bareEnvironment(), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Adds somebody; gives the one-time password. */
export async function addStaff(dataDir: string, login: string, role = 'support'): Promise<string> {
  const { said } = await staffCommand(dataDir, 'add', login, '--role', role);
  const password = /^password +(\S+) \(shown this once\)$/m.exec(said)?.[1];
  if (password === undefined) throw new Error(said);
  return password;
}
