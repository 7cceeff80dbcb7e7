import { pages } from '../page.ts';

const menuSection =
  ':menuSection(upcoming|popular|recommended|first-period|second-period)?' as const;
const section = `:section(live|line)/${menuSection}` as const;
const totoSub = ':sub(draw|next|coupons|draws|nonimees)' as const;

export const sportsPages = pages(
  { area: 'sports', layout: 'main', remote: 'sportsbook', dictionary: 'sport' },
  {
    home: '',
    mainSection: `${section}/:sport<sport>?`,
    mainChamp: `${section}/:sport<sport>/:champ`,
    mainGame: `${section}/:sport<sport>/:champ/:game`,
    marble: 'live/marble',
    betsOnYour: 'betsonyour',
    topGame: 'topgame',
    team: 'team/:team',
    topEvents: 'top-events/:subType(live|line)',
    multiLive: 'multi',
    champs: 'champs/:champId?',
    toto: 'toto/:section?',
    totoSub: `toto/:section?/${totoSub}`,
    statistic: ['statistic', { availabilityKey: 'statisticEnabled' }],
    statisticPopup: ['statisticpopup', { layout: 'empty' }],
    results: 'results/:type(live|zone)?',
    lotto: 'lotto/:sectionName?/:lottoId?',
    printCoupon: ['print-coupon/:couponId<digits>', { layout: 'empty' }],
    cricket: ['cricket', { developmentOnly: true }],
  },
);
