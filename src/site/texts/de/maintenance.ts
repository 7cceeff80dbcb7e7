import type { maintenance as english } from '../en/maintenance.ts';
import type { Translation } from '../texts.ts';

export const maintenance: Translation<typeof english> = {
  maintenance_soon: 'Wartungsarbeiten stehen an.',
  maintenance_text:
    'Wir arbeiten an der Seite. Offene Wetten bleiben bestehen, Livewetten werden wie gewohnt abgerechnet.',
  maintenance_window: 'Geplant von {{start}} bis {{finish}}.',
  maintenance_from: 'Geplant ab {{start}}.',
  maintenance_until: 'Geplant bis {{finish}}.',
  maintenance_return: 'Danach geht es von selbst dort weiter, wo Sie waren.',
};
