import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/contacts.ts';

export const texts: Translation<typeof en> = {
  activation_title: 'Почта и телефон',
  activation_text:
    'Подтверждённая почта или телефон помогут вернуть доступ, если вы забудете пароль.',
  activation_email: 'Почта',
  activation_phone: 'Телефон',
  activation_missing: 'Не указано',
  activation_unconfirmed: 'Не подтверждено',
  activation_confirmed: 'Подтверждено',
  activation_to: 'Куда прислать код',
  activation_send: 'Прислать код',
  activation_have_code: 'У меня есть код',
  activation_password:
    'Чтобы никто другой не добавил к вашему счёту адрес или номер. Если пароля ещё нет, выйдите и запросите новый на странице входа.',
  activation_code_sent: 'Код отправлен: {{to}}.',
  activation_code_letter: 'В письме есть и ссылка: подойдёт и она.',
  activation_code_had: 'Введите код, который мы вам прислали.',
  activation_code_left: 'Осталось {{time}}.',
  activation_confirm: 'Подтвердить',
  activation_change_email: 'Указать другую почту',
  activation_change_phone: 'Указать другой номер',
  activation_time_up: 'Этот код больше не действует. Запросите новый.',
  activation_taken_email:
    'Эту почту подтвердил владелец другого счёта. Укажите другую или войдите в тот счёт.',
  activation_taken_phone:
    'Этот номер подтвердил владелец другого счёта. Укажите другой или войдите в тот счёт.',
  activation_locked:
    'Подтверждённое меняет только служба поддержки, чтобы этого не мог сделать кто-то другой.',
  activation_reminder_one: 'Подтвердите почту или телефон. На это остался {{count}} день.',
  activation_reminder_few: 'Подтвердите почту или телефон. На это осталось {{count}} дня.',
  activation_reminder_many: 'Подтвердите почту или телефон. На это осталось {{count}} дней.',
  activation_reminder_other: 'Подтвердите почту или телефон. На это осталось {{count}} дня.',
  activation_go: 'Подтвердить сейчас',
  activation_reminder_late: 'Подтвердите почту или телефон: отведённое на это время вышло.',
  activation_guest: 'Войдите и подтвердите здесь почту и телефон кодом.',
  activation_all: 'Почта и телефон подтверждены. Больше ничего делать не нужно.',
  securityConfirmed: 'Это уже подтверждено. Изменить может только служба поддержки.',
};
