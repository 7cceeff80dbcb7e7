import type { information as en } from '../en/information.ts';
import type { Translation } from '../texts.ts';

export const information: Translation<typeof en> = {
  information_articles: 'المقالات',
  information_contents: 'في هذه الصفحة',
  information_chapters: 'الفصول',
  information_none_title: 'لا يوجد مقال كهذا',
  information_none_text: 'ربما تغيّر اسمه. كل المقالات مذكورة في هذه الصفحات.',
  information_session: 'رقم هذه الجلسة',
  information_session_hint: 'أعطه للدعم: فهو يقود إلى السجل الدقيق لما رأيته.',
  information_confirm_terms_error: 'تعذّر حفظ إجابتك. حاول مرة أخرى.',

  information_calculator_odds: 'الاحتمالات، تفصل بينها مسافات',
  information_calculator_odds_hint: 'عشرية، مثل 1.85 2.10 1.50',
  information_calculator_stake: 'المبلغ',
  information_calculator_kind: 'نوع الرهان',
  information_calculator_express: 'رهان مجمّع',
  information_calculator_system: 'نظام {{k}} من {{n}}',
  information_calculator_submit: 'احسب',
  information_calculator_result: 'النتيجة',
  information_calculator_combos: 'التركيبات',
  information_calculator_coef: 'إجمالي الاحتمالات',
  information_calculator_win: 'العائد الممكن',
  information_calculator_invalid: 'أدخل احتمالين على الأقل أكبر من 1 ومبلغًا، بأرقام عشرية عادية.',

  footer_betting: 'الرهان',
  footer_about: 'معلومات',
  footer_safe: 'لعب آمن',
  footer_policies: 'السياسات',
  footer_adults: 'للبالغين فقط',
  footer_play: 'الرهان ترفيه وليس وسيلة لكسب المال. لا تراهن إلا بما تستطيع خسارته.',
  footer_limits: 'ضع حدودك',
  footer_record: 'تُسجَّل كل جلسة هنا حدثًا بحدث، ليُحسم أي نزاع بما جرى فعلًا.',
  footer_session: 'الجلسة {{id}}',
};
