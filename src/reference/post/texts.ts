import type { MessagePurpose } from './courier.ts';

type Texts = Readonly<Record<MessagePurpose, string>>;

/** `{site}`, `{code}`, `{link}`, `{login}`, `{network}` and `{stop}` are filled in. */
const en: Texts = {
  login: '{site}: your code to sign in is {code}.',
  registration: '{site}: your code to register is {code}.',
  'two-step': '{site}: your second code is {code}.',
  captcha: '{site}: your code to go on is {code}.',
  activation: 'Welcome to {site}. Your code is {code}. {link}',
  recovery: '{site}: your code for a new password is {code}. {link}',
  'login-link': 'Sign in to {site}: {link}',
  credentials: 'Your login at {site} is {login}. New password: {link} No more news: {stop}',
  'password-changed': 'Your password at {site} was changed. If that was not you: {link}',
  'two-step-changed': 'The second step of your account at {site} was changed.',
  'network-added': 'You can sign in to {site} with {network} now. If that was not you: {link}',
  'contact-added':
    'An address or number was added to your account at {site}. If that was not you: {link}',
};

const ru: Texts = {
  login: '{site}: код для входа {code}.',
  registration: '{site}: код для регистрации {code}.',
  'two-step': '{site}: второй код {code}.',
  captcha: '{site}: код подтверждения {code}.',
  activation: 'Добро пожаловать на {site}. Ваш код {code}. {link}',
  recovery: '{site}: код для нового пароля {code}. {link}',
  'login-link': 'Вход на {site}: {link}',
  credentials: 'Ваш логин на {site}: {login}. Новый пароль: {link} Отписаться: {stop}',
  'password-changed': 'Пароль на {site} изменён. Если это были не вы: {link}',
  'two-step-changed': 'Двухэтапный вход на {site} изменён.',
  'network-added': 'Теперь на {site} можно входить через {network}. Если это были не вы: {link}',
  'contact-added': 'К счёту на {site} добавлен адрес или номер. Если это были не вы: {link}',
};

const de: Texts = {
  login: '{site}: Ihr Code zum Anmelden ist {code}.',
  registration: '{site}: Ihr Code zum Registrieren ist {code}.',
  'two-step': '{site}: Ihr zweiter Code ist {code}.',
  captcha: '{site}: Ihr Code zum Fortfahren ist {code}.',
  activation: 'Willkommen bei {site}. Ihr Code ist {code}. {link}',
  recovery: '{site}: Ihr Code für ein neues Passwort ist {code}. {link}',
  'login-link': 'Bei {site} anmelden: {link}',
  credentials: 'Ihr Login bei {site} ist {login}. Neues Passwort: {link} Keine Neuigkeiten: {stop}',
  'password-changed': 'Ihr Passwort bei {site} wurde geändert. Wenn Sie das nicht waren: {link}',
  'two-step-changed': 'Die zweite Stufe Ihrer Anmeldung bei {site} wurde geändert.',
  'network-added':
    'Sie können sich bei {site} jetzt mit {network} anmelden. Wenn Sie das nicht waren: {link}',
  'contact-added':
    'Zu Ihrem Konto bei {site} kam eine Adresse oder Nummer. Wenn Sie das nicht waren: {link}',
};

const ar: Texts = {
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
};

const byLanguage: Readonly<Record<string, Texts>> = { en, ru, de, ar };

/** The text of a message in a language, or in English. */
export function messageText(
  language: string,
  purpose: MessagePurpose,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const text = (byLanguage[language] ?? en)[purpose];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
}
