import type { PushKind } from '../../domain/push.ts';

/** What is said on a screen that others may see: that there is something, not what. */
type Texts = Readonly<Record<PushKind, string>>;

const en: Texts = {
  'bet-settled': 'A bet of yours has been settled.',
  'withdrawal-paid': 'Your withdrawal has been paid out.',
  'withdrawal-returned': 'Your withdrawal was not paid out. The money is back in your account.',
  'document-decided': 'We have looked at your document.',
  'request-answered': 'Support has answered you.',
};
const de: Texts = {
  'bet-settled': 'Eine Ihrer Wetten ist abgerechnet.',
  'withdrawal-paid': 'Ihre Auszahlung ist unterwegs auf Ihr Konto.',
  'withdrawal-returned': 'Ihre Auszahlung kam nicht zustande. Das Geld ist wieder auf Ihrem Konto.',
  'document-decided': 'Wir haben Ihr Dokument angesehen.',
  'request-answered': 'Der Kundendienst hat Ihnen geantwortet.',
};
const ru: Texts = {
  'bet-settled': 'Одна из ваших ставок рассчитана.',
  'withdrawal-paid': 'Ваш вывод средств выполнен.',
  'withdrawal-returned': 'Вывод средств не выполнен. Деньги снова на вашем счёте.',
  'document-decided': 'Мы посмотрели ваш документ.',
  'request-answered': 'Поддержка вам ответила.',
};
const ar: Texts = {
  'bet-settled': 'تمت تسوية أحد رهاناتك.',
  'withdrawal-paid': 'تم دفع عملية السحب.',
  'withdrawal-returned': 'لم تتم عملية السحب. عاد المال إلى حسابك.',
  'document-decided': 'اطّلعنا على مستندك.',
  'request-answered': 'أجابك فريق الدعم.',
};

const texts: Readonly<Record<string, Texts>> = { en, de, ru, ar };

/** The sentence, in the language of the browser; English where there is none. */
export function pushText(language: string, kind: PushKind): string {
  return (texts[language] ?? en)[kind];
}

/** The page where more is to be seen, without its language. */
export const PUSH_PAGES: Readonly<Record<PushKind, string>> = {
  'bet-settled': '/office/history',
  'withdrawal-paid': '/office/historypay',
  'withdrawal-returned': '/office/historypay',
  'document-decided': '/office/verification',
  'request-answered': '/office/payment/requests',
};
