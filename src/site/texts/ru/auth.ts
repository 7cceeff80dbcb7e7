import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../texts.ts';

export const auth: Translation<typeof en> = {
  auth_sign_in: 'Войти',
  auth_sign_in_short: 'Войти',
  auth_sign_out: 'Выйти',
  auth_register: 'Регистрация',
  auth_login: 'Почта или логин',
  auth_password: 'Пароль',
  auth_password_show: 'Показать пароль',
  auth_password_hide: 'Скрыть пароль',
  auth_login_missing: 'Введите почту или логин.',
  auth_password_missing: 'Введите пароль.',
  auth_wrong: 'Данные не совпали. Проверьте их или восстановите пароль.',
  auth_too_many: 'Слишком много попыток. Немного подождите и попробуйте снова.',
  auth_staff: 'Это учётная запись сотрудника. Сотрудники входят через консоль и не делают ставок.',
  auth_needed: 'Чтобы открыть эту страницу, войдите. Затем вы попадёте на неё.',
  auth_forgot: 'Забыли пароль?',
  auth_no_account: 'Ещё нет счёта?',
  auth_letter_text:
    'Эта страница открывается по ссылке из письма, а в адресе не хватает её части. Откройте ссылку прямо из письма и целиком.',
  auth_terms_text:
    'Наши правила изменились. Прочитайте их, пожалуйста: сделанные ставки остаются при тех правилах, по которым были приняты. Выйти и забрать остаток можно в любое время.',
  auth_terms_agree: 'Согласен',
  auth_terms_read: 'Прочитать правила',

  session_ended: 'Вы вышли',
  session_ended_logout: 'До встречи.',
  session_ended_expired: 'Время сеанса истекло. Войдите, чтобы продолжить.',
  session_ended_other_tab: 'Вы вышли в другой вкладке.',
  session_ended_idle: 'Вас какое-то время не было, поэтому мы завершили сеанс.',
  session_ended_captcha: 'Проверка не пройдена, поэтому мы завершили сеанс.',
};
