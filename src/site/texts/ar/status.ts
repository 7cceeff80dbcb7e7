import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/status.ts';

export const texts: Translation<typeof en> = {
  status_title: 'ما يعمل الآن',
  status_all_works: 'كل شيء يعمل.',
  status_all_partly: 'ليس كل شيء يعمل كما ينبغي.',
  status_all_down: 'لا شيء يعمل حاليًا.',
  status_service_line: 'المباريات والأسعار',
  status_service_feed: 'الأسعار المباشرة',
  status_service_bets: 'الرهانات',
  status_service_casino: 'ألعاب الكازينو',
  status_service_payments: 'الإيداع والسحب',
  status_service_letters: 'الرسائل الإلكترونية والقصيرة',
  status_service_recording: 'تسجيل جلستك',
  status_state_works: 'يعمل',
  status_state_partly: 'يعمل جزئيًا',
  status_state_down: 'لا يعمل',
  status_state_off: 'غير متاح هنا',
  status_note_feed: 'أخبار المباريات تصل متأخرة.',
  status_note_bets: 'قد لا تُقبل الرهانات المباشرة، وقد تتأخر النتائج.',
  status_note_casino: 'قد تتأخر السحوبات والنتائج.',
  status_note_payments: 'بعض وسائل الدفع خارج الخدمة، أو تستغرق المدفوعات وقتًا أطول.',
  status_planned: 'صيانة من {{from}} إلى {{until}}.',
  status_planned_from: 'صيانة ابتداءً من {{from}}؛ ولم يُعرف موعد انتهائها بعد.',
  status_planned_none: 'لا توجد صيانة مخطط لها.',
  status_checked: 'كما كان في {{time}}. ما دمت ترى هذه الصفحة فإنها تتحقق مجددًا كل دقيقة.',
  status_failed: 'تعذّر معرفة ما يعمل الآن',
};
