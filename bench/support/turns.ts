import { fork } from 'node:child_process';

function argument(flag: string): string | null {
  const place = process.argv.indexOf(flag);
  return place < 0 ? null : (process.argv[place + 1] ?? null);
}

/** Which contestant this process is to run; null in the process that asks for them. */
export function contestant(): string | null {
  return argument('--contestant');
}

/** The file that everybody works on, where there is one. */
export function givenFile(): string {
  return argument('--given') ?? '';
}

/** What a contestant found, told to the process that asked. */
export function answer(result: unknown): void {
  process.send?.(result);
}

function runOne<Result>(file: string, name: string, given: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(file, ['--contestant', name, '--given', given], {
      execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=8192'],
      // Libraries leave out their development checks, as they do for players.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let result: { readonly value: Result } | null = null;
    child.on('message', (value) => {
      result = { value: value as Result };
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && result !== null) resolve(result.value);
      else reject(new Error(`${name} ended with code ${code} and no result`));
    });
  });
}

/**
 * Runs each contestant of a file in a fresh process, one after the other, and again for every
 * round: A B A B, so that what disturbs the machine disturbs all of them. `given` names a file that
 * all of them work on.
 */
export async function takeTurns<Name extends string, Result>(
  file: string,
  names: readonly Name[],
  rounds: number,
  given = '',
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name]?.push(await runOne<Result>(file, name, given));
  }
  return results as Record<Name, Result[]>;
}
