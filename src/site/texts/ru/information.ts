import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/information.ts';

export const texts: Translation<typeof en> = {
  information_articles: 'Статьи',
  information_contents: 'На этой странице',
  information_chapters: 'Главы',
  information_more_of: 'Ещё в разделе «{{title}}»',
  information_none_title: 'Такой статьи нет',
  information_none_text: 'Возможно, её переименовали. Все статьи перечислены на этих страницах.',
  information_session: 'Номер этого сеанса',
  information_session_hint:
    'Назовите его поддержке: по нему находится точная запись того, что вы видели.',

  information_install_title: 'Установить сайт',
  information_install_text:
    'Он открывается в отдельном окне с главного экрана или рабочего стола и занимает очень мало места.',
  information_install: 'Установить',
  information_install_declined:
    'Вы отказались. Установить сайт можно в любое время через меню браузера.',
  information_installed: 'Сайт установлен: он среди приложений этого устройства.',

  information_map_text: 'Все страницы, которые вам открыты, в том числе страницы кабинета.',
  information_map_text_guest:
    'Все страницы, которые вам сейчас открыты. Страницы кабинета добавятся, когда вы войдёте.',
  information_map_top_live: 'Главные события, лайв',
  information_map_top_line: 'Главные события до матча',
  information_map_sports: 'Спорт и киберспорт',
  information_map_casino: 'Казино и игры',
  information_map_promotion: 'Акции',
  information_map_office: 'Кабинет и платежи',
  information_map_information: 'Информация и помощь',
  information_map_auth: 'Вход и регистрация',

  information_site_map_title: 'Все страницы',
  information_ussd_instruction_title: 'Платежи через USSD',
  information_taxation_title: 'Налоги',
  information_simple_identification_title: 'Упрощённая идентификация',
  information_aml_kyc_title: 'AML и KYC',
  information_sms_bets_title: 'Ставки по SMS',
  information_cash_terminals_title: 'Платёжные терминалы',
  information_points_title: 'Пункты приёма ставок',
  information_desktop_title: 'На компьютере',
  information_our_partners_title: 'Партнёры',
  information_blog_title: 'Блог',
  information_news_title: 'Новости',
  information_cricket_app_title: 'Приложение для крикета',
  information_ios_app_title: 'На iPhone и iPad',
  information_ipl_betting_app_title: 'Приложение для IPL',
  information_betting_awards_title: 'Награды',
  information_football_champions_rules_title: 'Чемпионы футбола: правила',
};
