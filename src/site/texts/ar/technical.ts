import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/technical.ts';

export const texts: Translation<typeof en> = {
  technical_reload: 'حاول مرة أخرى',
  technical_session: 'الجلسة',

  technical_block_title: 'غير متاح هنا',
  technical_block_text:
    'لا يجوز تقديم هذا الموقع حيث أنت. إن كان لك مال في حساب هنا فاكتب إلى الدعم: يمكن صرفه لك.',
  technical_banned_title: 'حسابك محظور',
  technical_banned_text:
    'لا يمكنك اللعب بهذا الحساب. إن كنت ترى في ذلك خطأً، أو كان لديك رصيد فيه، فراسل الدعم.',
  technical_block_ua_title: 'غير متاح في أوكرانيا',
  technical_block_ua_text: 'ليس لدينا ترخيص في أوكرانيا، لذلك الموقع مغلق هناك.',
  technical_block_ie_title: 'غير متاح في أيرلندا',
  technical_block_ie_text: 'ليس لدينا ترخيص في أيرلندا، لذلك الموقع مغلق هناك.',
  technical_site_updates_title: 'نحدّث الموقع',
  technical_site_updates_text:
    'يجري تركيب إصدار جديد. حسابك ورهاناتك في أمان. يمكنك العودة بعد دقائق.',
  technical_site_updates_back: 'العودة إلى حيث كنت',
  technical_coming_soon_title: 'لم نفتح في بلدك بعد',
  technical_coming_soon_text: 'لا نقبل حاليًا لاعبين من بلدك.',
  technical_suspension_title: 'الخدمة معلّقة',
  technical_suspension_text: 'الرهان معلّق. الرهانات المفتوحة محفوظة وستُسوّى وفق نتائج أحداثها.',
  technical_maintenance_title: 'صيانة',
  technical_old_browser_title: 'هذا المتصفح قديم جدًا',
  technical_old_browser_text:
    'تتغير الأسعار كل ثانية ولا يستطيع هذا المتصفح مجاراتها بأمان. حدّثه، أو استخدم إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.',
  technical_internal_vpn_title: 'شبكة داخلية',
  technical_internal_vpn_text: 'هذه الصفحة للتطوير ولا تفيد اللاعبين.',
  technical_debugger_title: 'تفاصيل الجلسة',
  technical_debugger_text: 'ما تعرفه هذه الصفحة عن نفسها، لإبلاغ المطوّرين.',
  technical_dialog_gallery_title: 'مربعات الحوار',
  technical_dialog_gallery_text:
    'كل مربعات الحوار في الموقع مفتوحة ببيانات نموذجية. ما تقوله عن الحساب أو القسيمة مأخوذ من هذه الجلسة.',
  technical_banned_appeal: 'اعتراض',
  technical_banned_take_out: 'سحب أموالك',
};
