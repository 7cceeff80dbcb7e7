/** The page of one recorded session, drawn with whatever its ports give. */
import './dom-globals.ts';
import { createAddress } from '../../../src/console/address.ts';
import type { SessionPorts } from '../../../src/console/session/session.ts';
import { SessionPage } from '../../../src/console/session-page/session-page.tsx';
import { AddressProvider } from '../../../src/console/ui/link.tsx';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifiedRounds } from '../../../src/replay/rounds/rounds.ts';
import { render, settle } from './dom.ts';
import { item } from './items.ts';
import { linesOf, recordedSession } from './recorded.ts';

export function portsOf(lines = linesOf(recordedSession())): SessionPorts {
  return {
    sessions: { search: async () => ({ items: [], next: null }), one: async () => item() },
    recordings: {
      async *read() {
        yield { lines, bytes: 1_000 };
      },
    },
    live: { follow: () => () => {} },
    verify: async ({ events: given, ...known }) => ({
      verdict: verifyLog(given, known),
      rounds: await verifiedRounds(given),
    }),
  };
}

export async function open(query = '', ports = portsOf()): Promise<HTMLElement> {
  const page = await render(
    <AddressProvider value={createAddress(window)}>
      <SessionPage id="s" query={new URLSearchParams(query)} ports={ports} />
    </AddressProvider>,
  );
  await settle();
  return page;
}
