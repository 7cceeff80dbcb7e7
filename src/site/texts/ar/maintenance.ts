import type { maintenance as english } from '../en/maintenance.ts';
import type { Translation } from '../texts.ts';

export const maintenance: Translation<typeof english> = {
  maintenance_soon: 'أعمال صيانة قريبًا.',
  maintenance_text: 'نعمل على الموقع. الرهانات المفتوحة محفوظة، والرهانات المباشرة تُسوّى كالمعتاد.',
  maintenance_window: 'المخطط من {{start}} إلى {{finish}}.',
  maintenance_from: 'المخطط ابتداءً من {{start}}.',
  maintenance_until: 'المخطط أن تنتهي في {{finish}}.',
  maintenance_return: 'ستُفتح هذه الصفحة من جديد تلقائيًا حيث توقفت.',
};
