import type { ReferenceTexts } from './reference-texts.ts';

/** What the back-end says in Arabic. */
export const texts: ReferenceTexts = {
  letters: {
    login: '{site}: رمز الدخول {code}.',
    registration: '{site}: رمز التسجيل {code}.',
    'two-step': '{site}: الرمز الثاني {code}.',
    captcha: '{site}: رمز المتابعة {code}.',
    activation: 'أهلاً بك في {site}. رمزك {code}. {link}',
    recovery: '{site}: رمز كلمة المرور الجديدة {code}. {link}',
    'login-link': 'الدخول إلى {site}: {link}',
    credentials: 'اسم الدخول إلى {site} هو {login}. كلمة مرور جديدة: {link} إيقاف الأخبار: {stop}',
    'password-changed': 'تم تغيير كلمة المرور في {site}. إن لم تكن أنت: {link}',
    'two-step-changed': 'تم تغيير الخطوة الثانية للدخول إلى {site}.',
    'network-added': 'يمكنك الآن الدخول إلى {site} عبر {network}. إن لم تكن أنت: {link}',
    'contact-added': 'أضيف عنوان أو رقم إلى حسابك في {site}. إن لم تكن أنت: {link}',
    'guest-message-taken':
      '{site}: وصلتنا رسالتك {number} وسنجيب عنها بالبريد الإلكتروني. إن لم تكتب إلينا فلا حاجة إلى فعل شيء.',
    'guest-message-answered':
      '{site}، الدعم، بشأن رسالتك {number}:\n\n{answer}\n\nلتكتب المزيد اذكر الرقم {number} في صفحة الاتصال. {link}',
  },
  push: {
    'bet-settled': 'تمت تسوية أحد رهاناتك.',
    'withdrawal-paid': 'تم دفع عملية السحب.',
    'withdrawal-returned': 'لم تتم عملية السحب. عاد المال إلى حسابك.',
    'document-decided': 'اطّلعنا على مستندك.',
    'request-answered': 'أجابك فريق الدعم.',
  },
  limitQuestions: [
    {
      text: 'خسرت أكثر مما كنت تنوي. ما أفضل تصرّف؟',
      answers: ['أن تراهن بمبلغ أكبر لتعوّض الخسارة', 'أن تتوقف اليوم', 'أن تقترض المال وتستمر'],
    },
    {
      text: 'ما فائدة حدّ الإيداع؟',
      answers: [
        'يزيد احتمال الفوز',
        'هو أقل مبلغ يمكن إيداعه',
        'هو أكبر مبلغ يمكنك إيداعه خلال مدته',
      ],
    },
    {
      text: 'بأي مال ينبغي أن تراهن؟',
      answers: ['بمال يمكنك الاستغناء عنه', 'بمال الإيجار', 'بمال مقترض'],
    },
  ],
  exclusionReasons: [
    'تكلّفني الكثير من المال',
    'تأخذ الكثير من وقتي',
    'لم تعد ممتعة',
    'لا أرغب في الإفصاح',
  ],
  games: {
    dice: 'النرد',
    crash: 'الانهيار',
    mines: 'الألغام',
    plinko: 'بلينكو',
    roulette: 'الروليت الأوروبية',
    blackjack: 'بلاك جاك',
    baccarat: 'باكارات',
    'video-poker': 'أولاد فأعلى',
    'slot-lines': 'الميناء',
    keno: 'كينو',
    scratch: 'بطاقة الخدش',
    bingo: 'بينغو',
    race: 'السباق',
    hunt: 'الصيد',
    wheel: 'العجلة',
    'slot-ways': 'الكريستال',
    hilo: 'أعلى أو أدنى',
    ladder: 'السلّم',
    covers: 'الذاكرة',
    lotto: 'لوتو 6 من 49',
    'keno-5': 'كينو كل 5 دقائق',
    'points-wheel': 'عجلة المكافآت',
    'points-lottery': 'يانصيب المكافآت',
    'points-memory': 'ذاكرة المكافآت',
    'points-chests': 'الصناديق',
    'points-safes': 'الخزائن',
    'points-scratch': 'بطاقة كشط المكافآت',
    'points-slot': 'آلة المكافآت',
  },
};
