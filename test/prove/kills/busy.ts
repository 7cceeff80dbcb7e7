import { spawn } from 'node:child_process';

/** Keeps as many processors busy, until it is called. */
export function keepBusy(processors: number): () => void {
  const loops = Array.from({ length: processors }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
