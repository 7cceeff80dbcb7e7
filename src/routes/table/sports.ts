import { EFOOTBALL } from '../../domain/line/sports.ts';
import { digitsIn } from '../address-digits.ts';
import { addressed, everywhere, LONG, named, picked, whole } from '../line-part.ts';
import { pages } from '../page.ts';

const menuSection =
  ':menuSection(upcoming|popular|recommended|first-period|second-period)?' as const;
const section = `:section(live|line)/${menuSection}` as const;

const sports = {
  area: 'sports',
  layout: 'main',
  remote: 'sportsbook',
  dictionary: 'sport',
} as const;

/** The sport that an address asks for by its number: one with lists of its own by its name. */
function sportIn(url: string): { readonly sport?: string } {
  const sport = digitsIn(url, 'sport');
  if (sport === undefined) return {};
  return { sport: sport === String(EFOOTBALL.id) ? EFOOTBALL.slug : sport };
}

const live = { params: { section: 'live' }, textKey: 'main_nav_live' } as const;
const line = { params: { section: 'line' }, textKey: 'main_nav_line' } as const;

export const sportsPages = pages(
  { ...sports, view: 'own' },
  {
    home: [
      '',
      {
        line: () => everywhere,
        needs: ['casinoPreviews'],
        navigation: { sections: [{ order: 1, textKey: 'main_nav_home' }] },
      },
    ],
    mainSection: [
      `${section}/:sport<sport>?`,
      {
        line: addressed,
        titleOf: ({ section: shown }) =>
          shown === 'live' ? 'sport_live_title' : 'sport_line_title',
        navigation: {
          sections: [
            { ...live, order: 2 },
            { ...line, order: 3 },
          ],
          footer: [
            { ...live, group: 'betting', order: 1 },
            { ...line, group: 'betting', order: 2 },
          ],
        },
      },
    ],
    mainChamp: [`${section}/:sport<sport>/:champ`, { line: addressed }],
    mainGame: [`${section}/:sport<sport>/:champ/:game`, { line: addressed }],
    topGame: ['topgame', { line: () => [picked('live'), picked('line')] }],
    team: ['team/:team', { line: () => whole, needs: ['statistics'] }],
    favourites: ['favourites', { line: () => whole }],
    search: ['search/:name?', { line: named }],
    topEvents: [
      'top-events/:subType(live|line)',
      {
        line: ({ subType }) => [picked(subType === 'live' ? 'live' : 'line')],
      },
    ],
    multiLive: ['multi', { line: () => [{ section: 'live', query: { limit: LONG } }] }],
    champs: [
      'champs/:champId?',
      {
        line: ({ champId }) =>
          champId === undefined
            ? everywhere
            : everywhere.map(({ section }) => ({
                section,
                query: { champ: champId, limit: LONG },
              })),
      },
    ],
    results: [
      'results/:type(live|zone)?',
      {
        line: (_, url) => [{ section: 'live', query: { ...sportIn(url), limit: LONG } }],
        needs: ['results'],
        query: { day: 'digits', sport: 'digits' },
        navigation: { sections: [{ order: 4, textKey: 'main_nav_results' }] },
      },
    ],
    betsOnYour: [
      'betsonyour',
      {
        line: () => whole,
        needs: ['bets'],
      },
    ],
    statistic: [
      'statistic',
      {
        availabilityKey: 'statisticEnabled',
        needs: ['statistics'],
        query: { champ: 'digits' },
      },
    ],
    statisticPopup: [
      'statisticpopup',
      { layout: 'empty', needs: ['statistics'], query: { champ: 'digits' } },
    ],
    printCoupon: ['print-coupon/:couponId<digits>', { layout: 'empty', needs: ['printedBet'] }],
  },
);

export const comingSportsPages = pages(
  { ...sports, view: 'not-yet' },
  {
    cricket: ['cricket', { developmentOnly: true }],
  },
);
