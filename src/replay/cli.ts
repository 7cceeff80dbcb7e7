/** `npm run replay`: see `command.ts`. */
import { replayCommand } from './command.ts';

process.exitCode = await replayCommand(process.argv.slice(2), {
  stdin: process.stdin,
  out: console.log,
  err: console.error,
});
