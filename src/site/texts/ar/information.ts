import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/information.ts';

export const texts: Translation<typeof en> = {
  information_articles: 'المقالات',
  information_contents: 'في هذه الصفحة',
  information_chapters: 'الفصول',
  information_more_of: 'المزيد من «{{title}}»',
  information_none_title: 'لا يوجد مقال كهذا',
  information_none_text: 'ربما تغيّر اسمه. كل المقالات مذكورة في هذه الصفحات.',
  information_session: 'رقم هذه الجلسة',
  information_session_hint: 'أعطه للدعم: فهو يقود إلى السجل الدقيق لما رأيته.',

  information_install_title: 'تثبيت الموقع',
  information_install_text:
    'يفتح في نافذة خاصة به من الشاشة الرئيسية أو سطح المكتب، ولا يشغل إلا مساحة صغيرة جدًا.',
  information_install: 'تثبيت',
  information_install_declined: 'اخترت عدم التثبيت. يمكن تثبيته في أي وقت من قائمة المتصفح.',
  information_installed: 'الموقع مثبَّت: تجده بين تطبيقات هذا الجهاز.',

  information_map_text: 'كل الصفحات المتاحة لك، ومنها صفحات حسابك.',
  information_map_text_guest: 'كل الصفحات المتاحة لك الآن. تُضاف صفحات الحساب بعد تسجيل الدخول.',
  information_map_top_live: 'أبرز الأحداث المباشرة',
  information_map_top_line: 'أبرز الأحداث قبل المباراة',
  information_map_sports: 'الرياضة والرياضات الإلكترونية',
  information_map_casino: 'الكازينو والألعاب',
  information_map_promotion: 'العروض',
  information_map_office: 'الحساب والمدفوعات',
  information_map_information: 'المعلومات والمساعدة',
  information_map_auth: 'الدخول والتسجيل',

  information_site_map_title: 'كل الصفحات',
  information_ussd_instruction_title: 'الدفع عبر USSD',
  information_taxation_title: 'الضرائب',
  information_simple_identification_title: 'إثبات الهوية المبسّط',
  information_aml_kyc_title: 'مكافحة غسل الأموال ومعرفة العميل',
  information_sms_bets_title: 'الرهان عبر الرسائل القصيرة',
  information_cash_terminals_title: 'أجهزة الدفع النقدي',
  information_points_title: 'مكاتب المراهنات',
  information_desktop_title: 'على حاسوبك',
  information_our_partners_title: 'الشركاء',
  information_blog_title: 'المدوّنة',
  information_news_title: 'الأخبار',
  information_cricket_app_title: 'تطبيق الكريكيت',
  information_ios_app_title: 'على iPhone وiPad',
  information_ipl_betting_app_title: 'تطبيق IPL',
  information_betting_awards_title: 'الجوائز',
  information_football_champions_rules_title: 'أبطال كرة القدم: القواعد',
};
