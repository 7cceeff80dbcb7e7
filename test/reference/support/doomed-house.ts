/**
 * A back-end as a process of its own. Told of an address, it is killed as the next call there is done, before
 * anything of its answer is sent. Usage: doomed-house.ts FOLDER
 */
import { fakeBoard } from './board.ts';
import { DRAW_SECRET } from './casino.ts';
import { startBackEnd } from './harness.ts';

let doom: RegExp | null = null;

const { url } = await startBackEnd({
  dataDir: process.argv[2] ?? '',
  board: fakeBoard(),
  drawSecret: DRAW_SECRET,
  beforeAnswer: (address) => {
    if (doom?.test(address)) process.kill(process.pid, 'SIGKILL');
  },
});

process.on('message', (address) => {
  doom = new RegExp(`${String(address)}$`);
  process.send?.('heard');
});
process.send?.(url);
