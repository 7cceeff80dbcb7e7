import type { Translation } from '../dictionary.ts';
import type { maintenance as en } from '../en/maintenance.ts';

export const maintenance: Translation<typeof en> = {
  maintenance_soon: 'أعمال صيانة قريبًا.',
  maintenance_text: 'نعمل على الموقع. الرهانات المفتوحة محفوظة، والرهانات المباشرة تُسوّى كالمعتاد.',
  maintenance_window: 'المخطط من {{start}} إلى {{finish}}.',
  maintenance_from: 'المخطط ابتداءً من {{start}}.',
  maintenance_until: 'المخطط أن تنتهي في {{finish}}.',
  maintenance_return: 'ستُفتح هذه الصفحة من جديد تلقائيًا حيث توقفت.',
  maintenance_near_title: 'سيُغلق الموقع قريبًا',
  maintenance_near_text:
    'تبقى الرهانات الموضوعة وقسيمتك كما هي. أنهِ ما بدأته من إيداع أو سحب، أو أجّله.',
};
