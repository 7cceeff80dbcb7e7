/** Says which pages have nothing to show yet, by who is to draw them. */
import { routeNames, routeTable } from '../../../src/routes/table.ts';

const coming = routeNames.filter((name) => routeTable[name].view === 'not-yet');
const byRemote = Map.groupBy(coming, (name) => routeTable[name].remote);

for (const [remote, names] of byRemote) {
  process.stdout.write(`not yet, ${remote}: ${names.length} pages: ${names.join(', ')}\n`);
}
