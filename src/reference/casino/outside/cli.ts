/** `npm run provider`: see `command.ts`. */
import path from 'node:path';
import { providerCommand } from './command.ts';

process.exitCode = providerCommand(process.argv.slice(2), {
  folder: path.join(process.env['DATA_DIR'] ?? '.data', 'reference'),
  now: Date.now(),
  out: console.log,
});
