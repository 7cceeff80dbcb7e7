/** The page for browsers that cannot run the site; it stands alone, and is no dictionary. */
export const texts = {
  title: 'This browser is too old',
  lead: 'Prices change by the second, and this browser cannot keep up safely.',
  needs: 'What the site needs: one of these, or a newer version',
  scripts: 'JavaScript that is switched on',
  todo: 'What you can do',
  update: 'Update this browser in its settings, or with the updates of your device.',
  other:
    'If there is no newer version for your device, use another browser of this list, or another device.',
  back: 'Then open the site again.',
  safe: 'Your account, your money and your open bets stay as they are.',
  open: 'Open the site',
} as const;
