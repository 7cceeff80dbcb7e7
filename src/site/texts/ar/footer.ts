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
  footer_elsewhere: 'تجدنا أيضًا على',
  footer_session: 'الجلسة',
  footer_limits: 'ضع حدودك',

  information_rules_title: 'القواعد',
  information_contacts_title: 'اتصل بنا',
  information_about_title: 'من نحن',
  information_how_bet_title: 'كيف تراهن',
  information_payment_title: 'المدفوعات',
  information_cookies_title: 'ملفات تعريف الارتباط',
  information_licenses_title: 'التراخيص',
  information_consent_title: 'معالجة البيانات',
  information_aml_policy_title: 'مكافحة غسل الأموال',
  information_dispute_resolution_title: 'النزاعات',
  information_kyc_policy_title: 'معرفة العميل',
  information_responsible_gaming_title: 'اللعب المسؤول',
  information_betting_calculator_title: 'حاسبة الرهانات',
  information_mobile_title: 'على هاتفك',
  information_betting_alphabet_title: 'ألفباء المراهنات',
};
