/** The whole server with its back-end in a process of its own; tells where it is, ends when told. */
import path from 'node:path';
import { reference } from '../../src/reference/plugin.ts';
import { temporaryFolder } from '../../test/reference/support/harness.ts';
import { openSite } from '../../test/server/support/recording.ts';
import { PASSWORD, testServer } from '../../test/server/support/server.ts';

const dataDir = path.join(temporaryFolder(), 'reference');
const server = await testServer({
  // Nobody speaks for others here: who connects is who it is.
  trustProxy: [],
  demo: { password: PASSWORD },
  backEnd: (app, services) => reference(app, { ...services, dataDir, clockRate: 1 }),
});
process.send?.({
  origin: server.origin(),
  owner: await openSite(server),
  support: await server.signIn('support'),
  player: await server.signIn('player'),
  password: PASSWORD,
});
process.once('message', async () => {
  await server.dispose();
  process.exit(0);
});
