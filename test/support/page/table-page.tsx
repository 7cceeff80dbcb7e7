/** The page of a game's table, as a player has it. Import `dom.ts` before this. */
import { act } from 'react';
import type { GameName } from '../../../src/domain/casino/rows.ts';
import { atTable, type House, house } from '../session/house.ts';
import type { SessionOptions } from '../session/session.ts';
import { openSite } from './site-page.tsx';

/** A table after the late effects have opened it. */
export async function openTable(
  name: GameName,
  server: House = house(),
  options: SessionOptions & { player?: boolean } = {},
) {
  const session = atTable(name, server, options);
  const page = await openSite(session);
  await page.advance(1000);
  /** Lets what moves come to rest. */
  const rest = async (ms = 20_000) => {
    await page.advance(ms);
    await act(async () => void (await new Promise((done) => requestAnimationFrame(done))));
  };
  return {
    session,
    page,
    rest,
    text: () => page.get('main').textContent ?? '',
    /** What is announced, region by region. */
    statuses: () => page.all('main [role=status]').map((one) => one.textContent ?? ''),
    /** Presses a key where the focus is. */
    key: (name: string) =>
      page.doing(() => {
        const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
        document.activeElement?.dispatchEvent(event);
      }),
    /** Computes the last round once more, revealed where it was not: what the page says of it. */
    async verified(): Promise<string> {
      await page.pressNamed('Your rounds');
      await page.press('main [data-round] button');
      if (page.get('main').textContent?.includes('Reveal it')) await page.pressNamed('Reveal it');
      await page.advance(100);
      await page.pressNamed('Check this round');
      return page.get('main [data-agrees]').textContent ?? '';
    },
    /** What the round came to: more than the stake, the stake or less, or nothing. */
    came: () => page.get('main [data-came]').dataset['came'],
  };
}

export const AGREES = 'All agrees: the round is what its seeds give.';
