import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/technical.ts';

export const texts: Translation<typeof en> = {
  technical_reload: 'Ещё раз',
  technical_session: 'Сеанс',

  technical_block_title: 'Здесь недоступно',
  technical_block_text:
    'Там, где вы находитесь, этот сайт предлагать нельзя. Если у вас здесь остались деньги, напишите в поддержку: их можно выплатить.',
  technical_banned_title: 'Ваш счёт заблокирован',
  technical_banned_text:
    'Играть с этого счёта нельзя. Если вы считаете это ошибкой или на счёте остались деньги, напишите в поддержку.',
  technical_block_ua_title: 'Недоступно в Украине',
  technical_block_ua_text: 'У нас нет лицензии для Украины, поэтому сайт там закрыт.',
  technical_block_ie_title: 'Недоступно в Ирландии',
  technical_block_ie_text: 'У нас нет лицензии для Ирландии, поэтому сайт там закрыт.',
  technical_site_updates_title: 'Обновляем сайт',
  technical_site_updates_text:
    'Ставим новую версию. Ваш счёт и ваши ставки в сохранности. Вернуться можно через несколько минут.',
  technical_site_updates_back: 'Вернуться туда, где я был',
  technical_coming_soon_title: 'В вашей стране мы пока не работаем',
  technical_coming_soon_text: 'Сейчас мы не принимаем игроков из вашей страны.',
  technical_suspension_title: 'Работа приостановлена',
  technical_suspension_text:
    'Приём ставок приостановлен. Открытые ставки сохранены и будут рассчитаны по результатам событий.',
  technical_maintenance_title: 'Технические работы',
  technical_old_browser_title: 'Этот браузер слишком старый',
  technical_old_browser_text:
    'Коэффициенты меняются каждую секунду, и этот браузер за ними не успевает. Обновите его или возьмите свежую версию Chrome, Edge, Firefox или Safari.',
  technical_internal_vpn_title: 'Внутренняя сеть',
  technical_internal_vpn_text: 'Эта страница нужна для разработки и игрокам ничего не скажет.',
  technical_debugger_title: 'О сеансе',
  technical_debugger_text: 'Что страница знает о себе, для сообщения разработчикам.',
  technical_dialog_gallery_title: 'Диалоги',
  technical_dialog_gallery_text:
    'Каждый диалог сайта, открытый с примерами. Данные счёта и купона — из текущей сессии.',
  technical_banned_appeal: 'Обжаловать',
  technical_banned_take_out: 'Вывести свои деньги',
};
