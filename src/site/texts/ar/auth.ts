import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../texts.ts';

export const auth: Translation<typeof en> = {
  auth_sign_in: 'تسجيل الدخول',
  auth_sign_in_short: 'دخول',
  auth_sign_out: 'تسجيل الخروج',
  auth_register: 'التسجيل',
  auth_login: 'البريد الإلكتروني',
  auth_password: 'كلمة المرور',
  auth_password_show: 'إظهار كلمة المرور',
  auth_password_hide: 'إخفاء كلمة المرور',
  auth_login_missing: 'أدخل بريدك الإلكتروني.',
  auth_password_missing: 'أدخل كلمة المرور.',
  auth_wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيح.',
  auth_too_many: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.',
  auth_needed: 'سجّل الدخول لفتح تلك الصفحة، ثم ننقلك إليها.',
  auth_forgot: 'هل نسيت كلمة المرور؟',
  auth_forgot_text:
    'يعيد فريق الدعم في هذا الموقع ضبط كلمات المرور بعد التحقق من أن الحساب لك. اكتب إليه من عنوان بريد حسابك.',
  auth_no_account: 'ليس لديك حساب؟',
  auth_registration_text:
    'يفتح الحسابات هنا من يشغّل هذا الموقع. إن أُعطيت بريدًا إلكترونيًا وكلمة مرور فيمكنك الدخول بهما الآن.',
  auth_registration_age: 'الحسابات للبالغين فقط، ولكل شخص حساب واحد.',
  auth_letter_text:
    'هذه الصفحة تخص رابطًا في رسالة. افتح الرابط كاملًا من الرسالة نفسها، وإن انتهت صلاحيته فاطلب من الدعم رابطًا جديدًا.',
  auth_terms_text:
    'تغيّرت قواعدنا. نرجو قراءتها: تبقى رهاناتك السابقة خاضعة للقواعد التي قُبلت بموجبها. يمكنك الخروج وسحب رصيدك في أي وقت.',
  auth_terms_agree: 'أوافق',
  auth_terms_read: 'اقرأ القواعد',

  session_ended: 'تم تسجيل خروجك',
  session_ended_logout: 'إلى اللقاء.',
  session_ended_expired: 'انتهت جلستك. سجّل الدخول للمتابعة.',
  session_ended_other_tab: 'سجّلت الخروج في علامة تبويب أخرى.',
  session_ended_idle: 'غبت لفترة، فسجّلنا خروجك.',
  session_ended_limit: 'بلغت حد الجلسة. إلى الغد.',
  session_ended_captcha: 'لم تُجتز عملية التحقق، فسجّلنا خروجك.',
};
