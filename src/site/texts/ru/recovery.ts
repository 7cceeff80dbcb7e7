import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/recovery.ts';

export const texts: Translation<typeof en> = {
  recovery_title_call: 'Забыли пароль?',
  recovery_title_code: 'Введите код',
  recovery_title_late: 'Нужен новый код',
  recovery_title_password: 'Придумайте новый пароль',
  recovery_title_done: 'Пароль изменён',
  recovery_call_text: 'Укажите, чей это счёт, и мы пришлём код, чтобы задать новый пароль.',
  recovery_login: 'Почта, телефон или логин',
  recovery_login_hint: 'Номер телефона начинайте с + и кода страны.',
  recovery_login_missing: 'Введите почту, телефон или логин вашего счёта.',
  recovery_send: 'Прислать код',
  recovery_sent: 'Если у {{login}} есть счёт, код уже отправлен.',
  recovery_sent_somewhere: 'Если такой счёт есть, код уже отправлен.',
  recovery_sent_look: 'Он может идти минуту или попасть в спам.',
  recovery_left: 'Осталось {{time}}.',
  recovery_change: 'Это не вы? Указать другой адрес',
  recovery_time_up:
    'Время вышло, или было слишком много неверных кодов. Пароль остался прежним. Чтобы продолжить, запросите новый код.',
  recovery_password_new: 'Новый пароль',
  recovery_password_missing: 'Введите новый пароль.',
  recovery_save: 'Сохранить пароль',
  recovery_done: 'Он уже действует. На всех устройствах, где вы входили, сеансы завершены.',

  letter_reset_text: 'По ссылке из письма можно задать новый пароль для вашего счёта.',
  letter_reset_wrong:
    'Эта ссылка уже использована или после неё была отправлена новая. Если вы уже задали по ней пароль, войдите.',
  letter_reset_time_up: 'Срок действия ссылки истёк. Запросите новую.',
  letter_reset_again: 'Прислать новую ссылку',
  letter_verify_busy: 'Подтверждаем вашу почту…',
  letter_verify_done: 'Ваша почта подтверждена.',
  letter_verify_wrong:
    'Эта ссылка уже использована или после неё была отправлена новая. Если в кабинете почта отмечена как подтверждённая, делать больше ничего не нужно.',
  letter_verify_time_up: 'Срок действия ссылки истёк. Запросите новую в своём кабинете.',
  letter_verify_taken:
    'Эту почту подтвердил владелец другого счёта. Войдите в тот счёт или укажите в своём другую почту.',
  letter_verify_waiting: 'Ваша почта пока не подтверждена.',
  letter_account: 'В мой кабинет',
  letter_stop_text:
    'Нажмите кнопку, и мы больше не будем писать о новостях и предложениях. Письма о ставках и счёте будут приходить по-прежнему.',
  letter_stop: 'Отписаться от рассылки',
  letter_stop_done: 'Готово: новостей и предложений от нас больше не будет.',
  letter_stop_wrong: 'Эта ссылка не подходит. Войдите и выберите в настройках, о чём вам писать.',
  letter_settings: 'Настройки',
  recovery_continue: 'Продолжить',
};
