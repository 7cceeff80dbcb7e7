import { addressed, everywhere, LONG, named, whole } from '../line-part.ts';
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

const live = { params: { section: 'live' }, textKey: 'main_nav_live' } as const;
const line = { params: { section: 'line' }, textKey: 'main_nav_line' } as const;

export const sportsPages = pages(
  { ...sports, view: 'own' },
  {
    home: [
      '',
      {
        line: () => everywhere,
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
    topGame: ['topgame', { line: () => [{ section: 'live', query: { limit: '20' } }] }],
    team: ['team/:team', { line: () => whole, needs: ['statistics'] }],
    search: ['search/:name?', { line: named }],
    topEvents: [
      'top-events/:subType(live|line)',
      {
        line: ({ subType }) => [
          { section: subType === 'live' ? 'live' : 'line', query: { limit: '20' } },
        ],
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
        line: () => [{ section: 'live', query: { limit: LONG } }],
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
