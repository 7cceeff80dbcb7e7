import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/auth.ts';

export const texts: Translation<typeof en> = {
  auth_login: 'البريد أو اسم الدخول',
  auth_login_missing: 'أدخل بريدك أو اسم الدخول.',
  authWrong: 'البيانات غير متطابقة. تحقق مما أدخلته أو أعد ضبط كلمة المرور.',
  authStaff: 'هذا حساب موظف. يسجّل الموظفون الدخول عبر وحدة التحكم ولا يراهنون.',
  auth_needed: 'سجّل الدخول لفتح تلك الصفحة، ثم ننقلك إليها.',
  auth_forgot: 'هل نسيت كلمة المرور؟',
  auth_no_account: 'ليس لديك حساب؟',
  auth_letter_text:
    'تُفتح هذه الصفحة برابط من رسالة، وفي عنوانها ما ينقص من الرابط. افتح الرابط كاملًا من الرسالة نفسها.',
  auth_token_text: 'لم يعد بالإمكان استخدام الروابط من هذا النوع هنا، حتى وإن كانت كاملة.',
  auth_token_way:
    'سجّل الدخول كالمعتاد. إن كنت قد طلبت رسالة فاطلب رسالة جديدة عند تسجيل الدخول: يقودك الرابط الذي فيها إلى الصفحة المقصودة.',
  auth_terms_text:
    'تغيّرت قواعدنا. نرجو قراءتها: تبقى رهاناتك السابقة خاضعة للقواعد التي قُبلت بموجبها. يمكنك الخروج وسحب رصيدك في أي وقت.',
  auth_terms_agree: 'أوافق',
  auth_terms_read: 'اقرأ القواعد',

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
  authLinkUsed: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا آخر من هنا.',

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
  authTwoStepOver: 'انتهى الوقت أو تكرر الرمز الخاطئ كثيرًا. سجّل الدخول مرة أخرى.',

  authWrongCode: 'الرمز غير صحيح. تحقق منه وحاول مرة أخرى.',
  authTimeUp: 'هذا الرمز لم يعد صالحًا. اطلب رمزًا آخر.',
  authAgain: 'انتهت مهلة هذا الدخول. ابدأ من جديد.',
  authSignedIn: 'هناك من سجّل الدخول هنا. سجّل الخروج أولًا.',

  auth_networks: 'الشبكات',
  auth_networks_more: 'شبكات أخرى',
  auth_networks_fewer: 'شبكات أقل',
  auth_with_network: 'الدخول عبر {{network}}',
  auth_register_with_network: 'التسجيل عبر {{network}}',
  auth_link_network: 'ربط {{network}} بحسابك',
  auth_one_tap: 'الدخول بلمسة واحدة',
  auth_leaving: 'ننقلك إلى هناك…',
  auth_coming: 'لحظة، جارٍ تسجيل دخولك…',
  authGoingFailed: 'لم تُفتح تلك الصفحة. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  authSocialDenied: 'لم تسمح للشبكة بإخبارنا من أنت. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  authSocialFailed: 'لم تخبرنا الشبكة من أنت. حاول مرة أخرى أو ادخل بطريقة أخرى.',
  auth_social_unknown: 'لا يرتبط حساب الشبكة هذا بأي لاعب هنا، ولا تُفتح حسابات جديدة الآن.',
  authLinkedElsewhere: 'حساب الشبكة هذا مرتبط بلاعب آخر. اختر حسابًا غيره هناك.',

  registrationKnown:
    'لم يُنشأ حساب جديد بهذا. إن كان لك حساب هنا فسجّل الدخول أو عيّن كلمة مرور جديدة.',
  registrationClosed: 'طريقة التسجيل هذه مغلقة حاليًا. اختر غيرها.',

  auth_terms_since: 'تسري منذ {{date}}.',

  security_off_sms_sent: 'الرمز في طريقه إلى هاتفك.',

  auth_registration_title: 'التسجيل',
  auth_login_title: 'تسجيل الدخول',
  auth_account_verify_title: 'تأكيد الحساب',
  auth_activate_fast_title: 'تفعيل الحساب',
  auth_password_reset_title: 'كلمة مرور جديدة',
  auth_stop_newsletter_title: 'إلغاء الاشتراك في الرسائل',
  auth_token_title: 'رابط من رسالة',
  auth_confirm_terms_title: 'تغيّرت قواعدنا',
  authExcluded: 'لقد استبعدت نفسك من اللعب. يمكنك تسجيل الدخول بعد انتهاء المدة.',
  auth_terms_open:
    'تبقى رهاناتك ودفعاتك وسحب المال وحدودك والدعم متاحة. ويُفتح كل ما عدا ذلك بعد أن تقرأ القواعد وتوافق عليها.',
  auth_terms_confirm: 'القراءة والموافقة',
  auth_terms_go_on: 'المتابعة هنا',
  auth_terms_take_out: 'سحب المال',
};
