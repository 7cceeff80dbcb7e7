import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/captcha.ts';

export const texts: Translation<typeof en> = {
  captcha_title: 'تحقق قصير',
  captcha_why: 'قبل أن نتابع، أثبت من فضلك أنك لست روبوتًا.',
  captcha_why_sms: 'قبل أن نتابع، أثبت من فضلك أن هذا الهاتف لك.',
  captcha_why_work: 'قبل أن نتابع، يُجري متصفحك تحققًا قصيرًا. ليس عليك فعل شيء.',
  captcha_working: 'جارٍ التحقق من متصفحك…',
  captcha_loading: 'جارٍ تحميل التحقق…',
  captcha_closing: 'إن أغلقت هذه النافذة فلن يُنفَّذ ما طلبته.',
  captcha_continue: 'متابعة',
  captcha_wait: 'متابعة بعد {{time}}',
  captcha_retry: 'حاول مرة أخرى',
  captcha_another: 'صورة أخرى',
  captcha_digits: 'الأرقام في الصورة',
  captcha_digits_picture: 'صورة فيها أرقام، عددها {{length}}. يمكنك سماعها بدلًا من ذلك.',
  captcha_digits_missing: 'اكتب كل الأرقام، وعددها {{length}}.',
  captcha_listen: 'استمع بدلًا من ذلك',
  captcha_sound: 'الأرقام صوتًا',
  captcha_sound_hint: 'كل رقم مجموعة من الصفارات: عُدّها. ابتداءً من السادسة تكون الصفارات أعلى نغمة.',
  captcha_sms_sent: 'أرسلنا رمزًا في رسالة قصيرة إلى رقمك المنتهي بالرقمين {{end}}.',
  captcha_sms_code: 'الرمز من الرسالة القصيرة',
  captcha_slider: 'حرّك القطعة إلى مكانها المناسب',
  captcha_slider_picture: 'صورة فيها فراغ تناسبه القطعة. يمكنك سماع موضعه بدلًا من ذلك.',
  captcha_slider_missing: 'حرّك القطعة إلى مكانها أولًا.',
  captcha_slider_sound: 'الموضع صوتًا',
  captcha_slider_sound_hint:
    'تسمع عددًا من رقمين، كل رقم مجموعة من الصفارات: عُدّها. ابتداءً من السادسة تكون الصفارات أعلى نغمة.',
  captcha_slider_number: 'العدد الذي تسمعه',
  captcha_not_kept: 'لا تحتفظ التسجيلات بصور التحقق وأصواته.',
  captcha_picture_lost: 'تعذّر تحميل الصورة. اطلب صورة أخرى.',

  captchaWrong: 'لم يكن هذا صحيحًا. حاول مرة أخرى من فضلك.',
  captchaTimeUp: 'انتهى وقت هذا التحقق. أجرِ التحقق الجديد من فضلك.',
  captchaLocked: 'إجابات خاطئة كثيرة. يمكنك المحاولة مجددًا بعد انتظار.',
  captcha_locked_left: 'يأتي التحقق التالي تلقائيًا بعد {{time}}.',
  captchaCodeExpired: 'هذا الرمز لم يعد صالحًا. اطلب رمزًا آخر.',
  captchaUnsolved:
    'لم يتمكن متصفحك من إجراء التحقق. حاول مرة أخرى، وإن لم ينفع فاستخدم متصفحًا آخر.',
  captchaNoPhone: 'لا يوجد رقم هاتف يمكننا إرسال رمز إليه. اسأل الدعم من فضلك.',
};
