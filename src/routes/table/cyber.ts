import { EFOOTBALL } from '../../domain/line/sports.ts';
import { type LineParts, LONG } from '../line-part.ts';
import { pages } from '../page.ts';

const cyber = 'cyber/:type(real|virtual|stream)' as const;
const esports = 'esports/:type(real|virtual|stream)' as const;

/**
 * Of computer games, virtual football is on offer: live and to come, or what is played now. Of real
 * tournaments there are none: their page has what there is in their place. Of any other game there is nothing to
 * ask for.
 */
const line: LineParts = ({ type, discipline = EFOOTBALL.slug, champ, game }) => {
  const isOfReal = type === 'real' && champ !== undefined;
  if (isOfReal || discipline !== EFOOTBALL.slug) return [];
  if (game !== undefined) return [{ section: 'line', query: { game } }];
  const query = {
    sport: EFOOTBALL.slug,
    ...(champ === undefined ? {} : { champ }),
    limit: LONG,
  };
  const live = { section: 'live', query } as const;
  return type === 'stream' ? [live] : [live, { section: 'line', query }];
};

export const cyberPages = pages(
  { area: 'cyber', layout: 'main', remote: 'sportsbook', view: 'own', dictionary: 'sport', line },
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
          sections: [{ order: 5, params: { type: 'virtual' }, textKey: 'main_nav_esports' }],
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
