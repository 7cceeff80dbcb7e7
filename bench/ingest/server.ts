/** The whole server in a process of its own, on a new database; tells where it is, ends when told. */
import { openSite } from '../../test/server/support/recording.ts';
import { testServer } from '../../test/server/support/server.ts';

const endless = { capacity: 1e15, perMinute: 1e15 };
const ingest = {
  batchesOfNetwork: endless,
  bytesOfOwner: endless,
  bytesOfNetwork: endless,
  bytesInAll: endless,
  sessionsOfOwner: endless,
  sessionsOfNetwork: endless,
};
const server = await testServer({ ingest });
process.send?.({ origin: server.origin(), cookie: await openSite(server) });
process.once('message', async () => {
  await server.dispose();
  process.exit(0);
});
