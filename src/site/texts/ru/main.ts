import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/main.ts';
import { maintenance } from './maintenance.ts';

export const texts: Translation<typeof en> = {
  ...maintenance,

  main_site: 'Replaybook',
  main_brand_home: 'Replaybook, главная страница',
  main_skip: 'К содержанию',
  main_loading: 'Загрузка…',
  main_close: 'Закрыть',
  main_cancel: 'Отмена',
  main_to_home: 'На главную страницу',
  main_ok: 'Хорошо',
  main_done: 'Готово',
  main_error: 'Что-то пошло не так',
  main_info: 'Сообщение',
  mainErrorText: 'Не получилось. Попробуйте ещё раз.',
  mainNetworkError: 'Нет соединения. Проверьте его и попробуйте ещё раз.',
  mainSentBefore:
    'То, что вы отправили раньше, принято, потерялся только ответ. Посмотрите, что с этим, прежде чем отправлять другое.',
  mainAdBlocker:
    'Сайт заблокирован блокировщиком рекламы. Разрешите его там и загрузите страницу снова.',
  main_session_limit_ended: 'Лимит времени сеанса исчерпан',
  mainSessionLimitVisitTomorrow: 'Приходите завтра.',
  main_dictionary_load_error: 'Эту часть страницы загрузить не удалось.',
  main_dictionary_refresh_page: 'Загрузить снова',
  main_page_refresh_button: 'Обновить страницу',
  main_offline: 'Нет сети. Коэффициенты могли устареть.',
  main_feed_lost: 'Связь потеряна. Коэффициенты могли устареть.',
  main_feed_retry: 'Подключаемся снова…',
  main_to_top: 'Наверх',
  main_notices: 'Уведомления',
  main_dismiss: 'Убрать',
  main_update_text: 'Вышла новая версия сайта. Купон останется как есть.',
  main_update_load: 'Загрузить',
  main_support: 'Помощь',
  main_support_new_one: 'Помощь: {{count}} новый ответ',
  main_support_new_few: 'Помощь: {{count}} новых ответа',
  main_support_new_many: 'Помощь: {{count}} новых ответов',
  main_support_new_other: 'Помощь: {{count}} нового ответа',
  main_contacts: 'Контакты',
  main_settings: 'Настройки',
  main_language: 'Язык',
  main_language_choose: 'Выберите язык',
  main_theme_dark: 'Тёмное оформление',
  main_theme_light: 'Светлое оформление',
  main_coef_view: 'Вид коэффициентов',
  main_coef_view_0: 'Десятичный',
  main_coef_view_1: 'Дробный',
  main_coef_view_2: 'Американский',
  main_coef_view_4: 'Гонконгский',
  main_coef_view_5: 'Малайский',
  main_coef_view_6: 'Индонезийский',
  main_coef_view_14: 'Британские дроби',
  main_coef_view_15: 'Вероятность, %',
  main_coef_view_16: 'Десятичный, 2 знака',

  main_nav_sections: 'Разделы',
  main_nav_bottom: 'Быстрый переход',
  main_nav_home: 'Главная',
  main_nav_live: 'Live',
  main_nav_line: 'Линия',
  main_nav_line_short: 'Линия',
  main_nav_results: 'Результаты',
  main_nav_esports: 'Киберспорт',
  main_nav_casino: 'Казино',
  main_nav_games: 'Игры',
  main_nav_promo: 'Акции',
  main_nav_calculator: 'Калькулятор',
  main_nav_how: 'Как сделать ставку',

  main_player: 'Игрок',
  main_player_id: 'ID {{id}}',
  main_balance: 'Баланс',
  main_balance_show: 'Показать баланс',
  main_balance_hide: 'Скрыть баланс',
  main_deposit: 'Пополнить',
  main_menu_account: 'Кабинет',
  main_menu_accounts: 'Ваши счета',
  main_menu_bets: 'История ставок',
  main_menu_payments: 'История платежей',
  main_menu_limits: 'Лимиты и перерывы',
  main_menu_security: 'Безопасность',

  betWon: 'Ваша ставка выиграла',
  betLost: 'Ваша ставка проиграла',
  betVoid: 'Ваша ставка возвращена',
  betLostText: 'Ставка {{couponId}} рассчитана.',
  betPaidText: 'Ставка {{couponId}}: на счёт зачислено {{payout}}.',

  coupon_title: 'Купон',
  coupon_count_one: '{{count}} событие',
  coupon_count_few: '{{count}} события',
  coupon_count_many: '{{count}} событий',
  coupon_count_other: '{{count}} события',

  consent_settings: 'Настройки cookie',

  auth_sign_in: 'Войти',
  auth_sign_in_short: 'Войти',
  auth_sign_out: 'Выйти',
  auth_register: 'Регистрация',
  authTooMany: 'Слишком много попыток. Немного подождите и попробуйте снова.',

  session_excluded: 'Вы вышли из аккаунта',
  session_excluded_text:
    'Вы на время отказались от игры: до конца срока нельзя ни ставить, ни пополнять счёт. Войдите, чтобы увидеть срок и свои ставки или вывести деньги.',
  main_lock_one: 'Остановиться на {{count}} час',
  main_lock_few: 'Остановиться на {{count}} часа',
  main_lock_many: 'Остановиться на {{count}} часов',
  main_lock_other: 'Остановиться на {{count}} часа',
  main_excluded: 'Вы отказались от игры. История и вывод денег остаются доступны.',
  main_excluded_until:
    'Вы отказались от игры до {{date}}. История и вывод денег остаются доступны.',
  main_withdrawal: 'Вывод денег',
  new_site_title: 'Сайт обновился',
  new_site_text: 'Всё знакомое на месте: линия, купон и ваш аккаунт.',
  sessionEnded: 'Вы вышли',
  sessionEndedExpired: 'Время сеанса истекло. Войдите, чтобы продолжить.',
  sessionEndedOtherTab: 'Вы вышли в другой вкладке.',
  sessionEndedIdle: 'Вас какое-то время не было, поэтому мы завершили сеанс.',
  sessionEndedCaptcha: 'Проверка не пройдена, поэтому мы завершили сеанс.',

  captchaCancelled:
    'Вы закрыли проверку, поэтому это не сделано. Отправьте ещё раз, и появится новая проверка.',

  coupon_placing: 'Ставка отправлена.',
  coupon_changed_title: 'Коэффициенты изменились',

  coupon_checking_title: 'Проверяем вашу ставку',

  coupon_accepted_title: 'Ставка принята',
  coupon_rejected_title: 'Ставка не принята',

  office_points: '{{points}} баллов',

  office_currency_named: '{{name}} ({{iso}})',
  officeHideFailed:
    'Не удалось сохранить, скрывать ли баланс. Ваш выбор действует здесь до выхода.',

  informationTermsNewer: 'Правила изменились ещё раз. Прочитайте новые и решите, согласны ли вы.',
  main_balance_hidden: 'скрыт',

  informationConfirmTermsError: 'Ответ сохранить не удалось. Попробуйте ещё раз.',

  technical_error_404_title: 'Страница не найдена',
  technical_error_404_text:
    'По этому адресу ничего нет. Возможно, он набран с ошибкой или страница переехала.',
  technical_error_500_title: 'Страница не сработала',
  technical_error_500_text:
    'Ошибка на нашей стороне, и она уже есть в записи вашего сеанса. Попробуйте ещё раз или начните с главной страницы.',
};
