import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/footer.ts';

export const texts: Translation<typeof en> = {
  footer_betting: 'الرهان',
  footer_about: 'معلومات',
  footer_safe: 'لعب آمن',
  footer_policies: 'السياسات',
  footer_site_map: 'كل الصفحات',
  footer_adults: 'للبالغين فقط',
  footer_play: 'الرهان ترفيه وليس وسيلة لكسب المال. لا تراهن إلا بما تستطيع خسارته.',
  footer_record: 'تُسجَّل كل جلسة هنا حدثًا بحدث، ليُحسم أي نزاع بما جرى فعلًا.',
  footer_session: 'الجلسة',
};
