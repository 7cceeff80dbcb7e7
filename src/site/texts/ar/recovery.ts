import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/recovery.ts';

export const texts: Translation<typeof en> = {
  recovery_title_call: 'هل نسيت كلمة المرور؟',
  recovery_title_code: 'أدخل الرمز',
  recovery_title_late: 'تحتاج إلى رمز آخر',
  recovery_title_password: 'اختر كلمة مرور جديدة',
  recovery_title_done: 'تغيّرت كلمة مرورك',
  recovery_call_text: 'أخبرنا أي حساب هو حسابك، ونرسل رمزًا تختار به كلمة مرور جديدة.',
  recovery_login: 'البريد الإلكتروني أو رقم الهاتف أو اسم الدخول',
  recovery_login_hint: 'ابدأ رقم الهاتف بعلامة + ورمز البلد.',
  recovery_login_missing: 'أدخل بريد حسابك أو رقم هاتفه أو اسم الدخول.',
  recovery_send: 'أرسل الرمز',
  recovery_sent: 'إن كان لدى {{login}} حساب، فالرمز في الطريق.',
  recovery_sent_somewhere: 'إن كان الحساب موجودًا، فالرمز في طريقه إليك.',
  recovery_sent_look: 'قد يتأخر دقيقة، أو يصل إلى البريد غير المرغوب.',
  recovery_left: 'صالح لمدة {{time}}.',
  recovery_change: 'لست أنت؟ استخدم عنوانًا آخر',
  recovery_time_up:
    'انتهى الوقت، أو كثرت الرموز الخاطئة. كلمة مرورك ما زالت القديمة. اطلب رمزًا آخر للمتابعة.',
  recovery_password_new: 'كلمة المرور الجديدة',
  recovery_password_missing: 'أدخل كلمة مرور جديدة.',
  recovery_save: 'احفظ كلمة المرور',
  recovery_done: 'هي سارية من الآن. سُجّل خروجك من كل جهاز كنت قد دخلت منه.',

  letter_reset_text: 'يتيح لك الرابط الذي في رسالتك اختيار كلمة مرور جديدة لحسابك.',
  letter_reset_wrong:
    'استُخدم هذا الرابط من قبل، أو أُرسل بعده رابط أحدث. إن كنت قد اخترت به كلمة مرور، فسجّل الدخول.',
  letter_reset_time_up: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  letter_reset_again: 'أرسل رابطًا جديدًا',
  letter_verify_busy: 'نؤكد الآن بريدك الإلكتروني…',
  letter_verify_done: 'تم تأكيد بريدك الإلكتروني.',
  letter_verify_wrong:
    'استُخدم هذا الرابط من قبل، أو أُرسل بعده رابط أحدث. إن كان البريد في حسابك مؤكَّدًا، فليس عليك فعل شيء.',
  letter_verify_time_up: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا من حسابك.',
  letter_verify_taken: 'أكّد حساب آخر هذا البريد. ادخل إلى ذلك الحساب، أو ضع في حسابك بريدًا آخر.',
  letter_verify_waiting: 'لم يُؤكَّد بريدك الإلكتروني بعد.',
  letter_account: 'إلى حسابي',
  letter_stop_text:
    'اضغط الزر ولن نكتب إليك بعد ذلك عن الأخبار والعروض. أما الرسائل عن رهاناتك وحسابك فتبقى تصلك.',
  letter_stop: 'أوقف الرسائل الإخبارية',
  letter_stop_done: 'تم: لن تصلك منا أخبار ولا عروض.',
  letter_stop_wrong: 'هذا الرابط غير صالح. سجّل الدخول واختر من الإعدادات ما نكتب إليك عنه.',
  letter_settings: 'الإعدادات',
  recovery_continue: 'متابعة',
};
