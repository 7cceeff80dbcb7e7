import { pages } from '../page.ts';

const needs = ['campaigns'] as const;

export const promotionPages = pages(
  {
    area: 'promotion',
    layout: 'main',
    remote: 'information',
    view: 'own',
    dictionary: 'bonus',
    dictionaries: ['promotions'],
  },
  {
    promo: [
      'promo',
      { needs, navigation: { sections: [{ order: 8, textKey: 'main_nav_promo' }] } },
    ],
    promotion: ['promotions/:promotionId', { needs }],
    bonus: ['bonus/:id?', { needs }],
    bonusSection: ['bonus/:section(rules|games|partner)/:id?', { needs }],
    specialoffer: ['specialoffer/:id?', { needs }],
    specialofferSection: ['specialoffer/:section(rules|games|partner)/:id?', { needs }],
    landingPage: ['landing-page/:landingId', { needs }],
    landing: ['landing-:slug', { needs }],
  },
);
