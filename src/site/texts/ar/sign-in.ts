import type { signIn as en } from '../en/sign-in.ts';
import type { Translation } from '../texts.ts';

export const signIn: Translation<typeof en> = {
  auth_forms: 'طريقة تسجيل الدخول',
  auth_form_login_password: 'البريد',
  auth_form_phone_password: 'الهاتف',
  auth_form_sms: 'رمز SMS',
  auth_or: 'أو',

  auth_link_offer: 'الدخول برابط',
  auth_link_text: 'نرسل رابطًا إلى بريدك الإلكتروني، تدخل به دون كلمة مرور.',
  auth_link_send: 'أرسل لي رابطًا',
  auth_link_back: 'الدخول بكلمة المرور',
  auth_link_sent:
    'إن كان هذا الحساب موجودًا فالرابط في طريقه إلى بريده الإلكتروني. افتحه قريبًا، فهو يعمل مرة واحدة.',
  auth_link_used: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا آخر من هنا.',

  auth_sms_hint: 'نرسل رمزًا في رسالة SMS إلى هذا الرقم.',
  auth_sms_send: 'أرسل لي رمزًا',
  auth_sms_sent: 'إن كان هناك حساب بالرقم {{phone}} فسيصل الرمز في رسالة SMS، وهو صالح لبضع دقائق.',
  auth_sms_change: 'استخدام رقم آخر',
  auth_code_sent: 'رمز آخر في الطريق.',

  auth_method: 'مصدر الرمز',
  auth_method_totp: 'التطبيق',
  auth_method_sms: 'SMS',
  auth_method_recovery: 'رمز استرداد',
  auth_two_step_totp: 'خطوة أخيرة: أدخل الرمز الذي يعرضه تطبيق المصادقة الآن.',
  auth_two_step_sms: 'خطوة أخيرة: أدخل الرمز الذي أرسلناه إلى هاتفك.',
  auth_two_step_sms_unsent: 'خطوة أخيرة: اطلب رمزًا في رسالة SMS ثم أدخله هنا.',
  auth_two_step_recovery: 'خطوة أخيرة: أدخل أحد رموز الاسترداد التي حفظتها. كل رمز يعمل مرة واحدة.',
  auth_two_step_any:
    'خطوة أخيرة: أدخل رمز تطبيق المصادقة أو رمز رسالة SMS، أو أحد رموز الاسترداد لديك.',
  auth_two_step_left: 'الوقت المتبقي: {{time}}',
  auth_two_step_back: 'البدء من جديد',
  auth_two_step_over: 'انتهى الوقت أو تكرر الرمز الخاطئ كثيرًا. سجّل الدخول مرة أخرى.',

  auth_wrong_code: 'الرمز غير صحيح. تحقق منه وحاول مرة أخرى.',
  auth_time_up: 'هذا الرمز لم يعد صالحًا. اطلب رمزًا آخر.',
  auth_again: 'انتهت مهلة هذا الدخول. ابدأ من جديد.',
  auth_signed_in: 'هناك من سجّل الدخول هنا. سجّل الخروج أولًا.',
  auth_retry_in: 'يمكنك المحاولة مرة أخرى بعد {{time}}.',

  auth_networks: 'الشبكات',
  auth_networks_more: 'شبكات أخرى',
  auth_networks_fewer: 'شبكات أقل',
  auth_with_network: 'الدخول عبر {{network}}',
  auth_register_with_network: 'التسجيل عبر {{network}}',
  auth_link_network: 'ربط {{network}} بحسابك',
  auth_one_tap: 'الدخول بلمسة واحدة',
  auth_leaving: 'ننقلك إلى هناك…',
  auth_coming: 'لحظة، جارٍ تسجيل دخولك…',
  auth_going_failed: 'لم تُفتح تلك الصفحة. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  auth_social_denied: 'لم تسمح للشبكة بإخبارنا من أنت. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  auth_social_failed: 'لم تخبرنا الشبكة من أنت. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  auth_social_unknown: 'لا يرتبط حساب الشبكة هذا بأي لاعب هنا، ولا تُفتح حسابات جديدة الآن.',
  auth_linked_elsewhere: 'حساب الشبكة هذا مرتبط بلاعب آخر. اختر حسابًا غيره هناك.',
};
