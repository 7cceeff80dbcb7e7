import { pages } from '../page.ts';

export const promotionPages = pages(
  {
    area: 'promotion',
    layout: 'main',
    remote: 'information',
    view: 'article',
    dictionary: 'bonus',
  },
  {
    promo: ['promo', { navigation: { sections: [{ order: 8, textKey: 'main_nav_promo' }] } }],
    promotion: 'promotions/:promotionId',
    bonus: 'bonus/:id?',
    bonusSection: 'bonus/:section(rules|games|partner)/:id?',
    specialoffer: 'specialoffer/:id?',
    specialofferSection: 'specialoffer/:section(rules|games|partner)/:id?',
    landingPage: 'landing-page/:landingId',
    landing: 'landing-:slug',
  },
);
