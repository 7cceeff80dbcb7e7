import type { accounts as en } from '../en/accounts.ts';
import type { Translation } from '../texts.ts';

export const accounts: Translation<typeof en> = {
  office_account_pay: 'Платить с этого счёта',
  office_account_changed: 'Теперь ставки оплачиваются со счёта {{account}}.',
  office_accounts_inactive: 'Ни один счёт не выбран для оплаты ставок. Выберите его.',
  office_accounts_none_text: 'Мы проверили несколько раз. Загрузите снова через минуту.',
  office_accounts_stale:
    'Не удалось обновить счета. Загрузите снова, чтобы увидеть, как они выглядят сейчас.',
  office_currency_named: '{{name}} ({{iso}})',
  office_currency_add: 'Добавить валюту',
  office_currency_add_text: 'Появится ещё один счёт. Остальные не изменятся.',
  office_currency_choose: 'Валюта',
  office_currency_add_yes: 'Добавить счёт',
  office_currency_all: 'У вас есть счёт в каждой из доступных валют.',
  office_currencies_failed: 'Не удалось загрузить валюты',
  office_currency_coming: 'Счёт открывается…',
  office_currency_added: '{{currency}}: счёт открывается.',
  office_currency_here: '{{currency}}: счёт открыт.',
  office_currency_late:
    '{{currency}}: счёт открывается дольше обычного. Загрузите снова через несколько минут.',
  office_currency_remove: 'Удалить',
  office_currency_remove_title: 'Удалить этот счёт?',
  office_currency_remove_text:
    'Счёт можно удалить, когда он пуст и ставки с него рассчитаны. Валюту можно добавить снова в любое время.',
  office_currency_remove_active: 'После этого ставки будут оплачиваться с основного счёта.',
  office_currency_remove_yes: 'Удалить счёт',
  office_currency_removed: '{{currency}}: счёт удалён.',
  office_currency_unknown: 'Счета в этой валюте мы не открываем. Выберите другую.',
  office_currency_there: 'Счёт в этой валюте у вас уже есть или открывается. Выберите другую.',
  office_currency_missing: 'Этого счёта уже нет. Окно можно закрыть.',
  office_currency_in_use:
    'На счёте есть деньги или с него оплачена открытая ставка. Освободите счёт и дождитесь расчёта ставок.',
  office_hide_failed:
    'Не удалось сохранить, скрывать ли баланс. Ваш выбор действует здесь до выхода.',

  office_convert: 'Какой счёт платит',
  office_convert_main_title: 'Основной счёт сейчас не платит',
  office_convert_main_text: 'Ставки оплачиваются с этого счёта, на него же приходят выигрыши:',
  office_convert_main_rest:
    'Деньги на основном счёте остаются там, пока вы не начнёте платить с него:',
  office_convert_main_yes: 'Платить с основного счёта',
  office_convert_additional_title: 'Платит основной счёт',
  office_convert_additional_text:
    'Ставки оплачиваются с основного счёта, на него же приходят выигрыши:',
  office_convert_additional_rest:
    'Деньги на других счетах остаются там, пока вы не начнёте платить с них:',

  office_person_phone: 'Телефон',
  office_profile_complete: 'Профиль заполнен.',
  office_profile_lacks: 'Профиль заполнен не полностью',
  office_profile_lacks_text: 'Эти данные запросят при проверке личности:',
  office_profile_add: 'К проверке личности',
  office_contacts_lack: 'Связаться с вами можно не всеми способами.',
  office_profile_name: 'Имя',
  office_profile_surname: 'Фамилия',
  office_profile_date_birthday: 'Дата рождения',
  office_profile_passport: 'Номер паспорта или удостоверения личности',
  office_profile_passport_date: 'Дата его выдачи',
  office_profile_registration_address: 'Адрес регистрации',

  office_mailing: 'О чём вам писать',
  office_mailing_text: 'Сообщения о безопасности счёта приходят в любом случае.',
  office_mailing_enable_mail_news: 'Новости и предложения по почте',
  office_mailing_enable_mail_deposit: 'Пополнения и выводы по почте',
  office_mailing_enable_mail_bets: 'Рассчитанные ставки по почте',
  office_mailing_enable_sms_news: 'Новости и предложения по SMS',
  office_mailing_save: 'Сохранить',
  office_mailing_saved: 'Сохранено.',
  office_mailing_failed: 'Не удалось сохранить ваш выбор. Попробуйте ещё раз.',
  office_mailing_load_failed: 'Не удалось загрузить ваш выбор',

  information_terms_newer: 'Правила изменились ещё раз. Прочитайте новые и решите, согласны ли вы.',
  auth_terms_since: 'Они действуют с {{date}}.',
  main_balance_hidden: 'скрыт',
};
