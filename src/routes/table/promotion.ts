import { pages } from '../page.ts';

export const promotionPages = pages(
  { area: 'promotion', layout: 'main', remote: 'information', dictionary: 'bonus' },
  {
    promo: 'promo',
    promotion: 'promotions/:promotionId',
    bonus: 'bonus/:id?',
    bonusSection: 'bonus/:section(rules|games|partner)/:id?',
    specialoffer: 'specialoffer/:id?',
    specialofferSection: 'specialoffer/:section(rules|games|partner)/:id?',
    landingPage: 'landing-page/:landingId',
    landing: 'landing-:slug',
  },
);
