import { suite } from 'uvu';
import { type GameName, gameNames } from '../../../../src/domain/casino/rows.ts';
import { openWholeSite, type WholeSite } from '../../../support/page/whole-site.tsx';

/** A suite of ends: each is played on one site after the others, and looked for in its books. */
export function endingsOf<E extends { readonly what: string }>(
  name: string,
  endings: Readonly<Partial<Record<GameName, readonly E[]>>>,
  play: (site: WholeSite, game: GameName, ending: E) => Promise<void>,
  opened: (site: WholeSite) => Promise<void> = async () => {},
): void {
  const test = suite<{ site: WholeSite }>(name);
  test.before(async (context) => {
    context.site = await openWholeSite({ url: '/en/slots' });
    await opened(context.site);
  });
  test.after(async ({ site }) => site.close());
  for (const game of gameNames) {
    for (const ending of endings[game] ?? []) {
      test(`${game}: ${ending.what}`, ({ site }) => play(site, game, ending));
    }
  }
  test.run();
}
