import { Readable } from 'node:stream';
import { replayCommand } from '../../../src/replay/command.ts';

/** What `npm run replay` says of these arguments, and the code it ends with, without a process for it. */
export async function runReplay(
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await replayCommand(args, {
    stdin: Readable.from([]),
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
  });
  return { code, out, err };
}
