import { pages } from '../page.ts';

/** Pages that say what is wrong: they must open to everyone the trouble befalls. */
export const statePages = pages(
  {
    area: 'state',
    layout: 'blocked',
    remote: 'technical',
    view: 'state',
    dictionary: 'technical',
    allowedWhenBanned: true,
    exemptFromTerms: true,
  },
  {
    block: 'block',
    blockUa: 'block-ua',
    blockIe: 'block-ie',
    siteUpdates: [
      'site-updates',
      { query: { path: 'address' }, needs: ['siteStatus'], dictionaries: ['status'] },
    ],
    comingSoon: 'coming-soon',
    suspension: 'suspension',
    maintenance: ['maintenance', { layout: 'maintenance' }],
    oldBrowser: ['oldbrowser', { layout: 'empty' }],
  },
);

export const developmentPages = pages(
  {
    area: 'state',
    layout: 'main',
    remote: 'technical',
    view: 'state',
    dictionary: 'technical',
    developmentOnly: true,
  },
  { internalVpn: 'internal-vpn', debugger: 'debugger' },
);

/** Where whoever draws or translates a dialog sees it without what leads to it. */
export const galleryPages = pages(
  {
    area: 'state',
    layout: 'main',
    remote: null,
    view: 'own',
    dictionary: 'technical',
    developmentOnly: true,
  },
  { dialogGallery: ['gallery/dialogs', { dictionaries: ['verification'] }] },
);
