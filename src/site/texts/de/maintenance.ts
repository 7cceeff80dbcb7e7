import type { Translation } from '../dictionary.ts';
import type { maintenance as en } from '../en/maintenance.ts';

export const maintenance: Translation<typeof en> = {
  maintenance_soon: 'Wartungsarbeiten stehen an.',
  maintenance_text:
    'Wir arbeiten an der Seite. Offene Wetten bleiben bestehen, Livewetten werden wie gewohnt abgerechnet.',
  maintenance_window: 'Geplant von {{start}} bis {{finish}}.',
  maintenance_from: 'Geplant ab {{start}}.',
  maintenance_until: 'Geplant bis {{finish}}.',
  maintenance_return: 'Danach geht es von selbst dort weiter, wo Sie waren.',
  maintenance_near_title: 'Die Seite schließt gleich',
  maintenance_near_text:
    'Platzierte Wetten bleiben, Ihr Wettschein auch. Schließen Sie Ein- und Auszahlungen ab oder warten Sie damit.',
};
