import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../texts.ts';

export const auth: Translation<typeof en> = {
  auth_sign_in: 'تسجيل الدخول',
  auth_sign_in_short: 'دخول',
  auth_sign_out: 'تسجيل الخروج',
  auth_register: 'التسجيل',
  auth_login: 'البريد أو اسم الدخول',
  auth_password: 'كلمة المرور',
  auth_password_show: 'إظهار كلمة المرور',
  auth_password_hide: 'إخفاء كلمة المرور',
  auth_login_missing: 'أدخل بريدك أو اسم الدخول.',
  auth_password_missing: 'أدخل كلمة المرور.',
  auth_wrong: 'البيانات غير متطابقة. تحقق مما أدخلته أو أعد ضبط كلمة المرور.',
  auth_too_many: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  auth_staff: 'هذا حساب موظف. يسجّل الموظفون الدخول عبر وحدة التحكم ولا يراهنون.',
  auth_needed: 'سجّل الدخول لفتح تلك الصفحة، ثم ننقلك إليها.',
  auth_forgot: 'هل نسيت كلمة المرور؟',
  auth_no_account: 'ليس لديك حساب؟',
  auth_letter_text:
    'تُفتح هذه الصفحة برابط من رسالة، وفي عنوانها ما ينقص من الرابط. افتح الرابط كاملًا من الرسالة نفسها.',
  auth_terms_text:
    'تغيّرت قواعدنا. نرجو قراءتها: تبقى رهاناتك السابقة خاضعة للقواعد التي قُبلت بموجبها. يمكنك الخروج وسحب رصيدك في أي وقت.',
  auth_terms_agree: 'أوافق',
  auth_terms_read: 'اقرأ القواعد',

  session_ended: 'تم تسجيل خروجك',
  session_ended_logout: 'إلى اللقاء.',
  session_ended_expired: 'انتهت جلستك. سجّل الدخول للمتابعة.',
  session_ended_other_tab: 'سجّلت الخروج في علامة تبويب أخرى.',
  session_ended_idle: 'غبت لفترة، فسجّلنا خروجك.',
  session_ended_captcha: 'لم تُجتز عملية التحقق، فسجّلنا خروجك.',
};
