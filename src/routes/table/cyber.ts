import { pages } from '../page.ts';

const cyber = 'cyber/:type(real|virtual|stream)' as const;
const esports = 'esports/:type(real|virtual|stream)' as const;

export const cyberPages = pages(
  { area: 'cyber', layout: 'main', remote: 'sportsbook', view: 'not-yet', dictionary: 'sport' },
  {
    cyber,
    cyberAll: `${cyber}/all`,
    cyberDiscipline: `${cyber}/:discipline`,
    cyberChamps: `${cyber}/:discipline/champs`,
    cyberChamp: `${cyber}/:discipline/:champ`,
    cyberGame: `${cyber}/:discipline/:champ/:game`,
    esports: [
      esports,
      {
        navigation: {
          sections: [{ order: 5, params: { type: 'real' }, textKey: 'main_nav_esports' }],
        },
      },
    ],
    esportsAll: `${esports}/all`,
    esportsDiscipline: `${esports}/:discipline`,
    esportsChamps: `${esports}/:discipline/champs`,
    esportsChamp: `${esports}/:discipline/:champ`,
    esportsGame: `${esports}/:discipline/:champ/:game`,
  },
);
