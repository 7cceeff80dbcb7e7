/** A table of the casino as a player has it. Import `dom.ts` before this. */
import { act } from 'react';
import type { GameName } from '../../src/domain/casino/rows.ts';
import { atTable, type House, offered } from './house.ts';
import { reply, type SessionOptions } from './session.ts';
import { openSite } from './site-page.tsx';

/** Opens a table, after the late effects have opened it. */
export async function openTable(
  name: GameName,
  server: House,
  options: SessionOptions & { player?: boolean } = {},
) {
  const casinoGames = () => reply({ games: [offered(name)] });
  const session = atTable(name, server, {
    ...options,
    answers: { casinoGames, ...options.answers },
  });
  const page = await openSite(session);
  await page.advance(1000);
  const text = () => page.get('main').textContent ?? '';
  /** Lets what moves come to rest. */
  const rest = async (ms = 20_000) => {
    await page.advance(ms);
    await act(async () => void (await new Promise((done) => requestAnimationFrame(done))));
  };
  /** What the table announces. */
  const said = () => page.all('main [role=status]').map((one) => one.textContent ?? '');
  /** Computes the round that was played last once more, through the page; gives back what that came to. */
  const verify = async (): Promise<string> => {
    await page.pressNamed('Your rounds');
    await page.press('main [data-round] button');
    if (text().includes('Reveal it')) await page.pressNamed('Reveal it');
    await page.advance(100);
    await page.pressNamed('Check this round');
    return page.get('main [data-agrees]').textContent ?? '';
  };
  return { session, page, text, rest, said, verify };
}

export const AGREES = 'All agrees: the round is what its seeds give.';
