import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/status.ts';

export const texts: Translation<typeof en> = {
  status_title: 'Что сейчас работает',
  status_all_works: 'Всё работает.',
  status_all_partly: 'Не всё работает как следует.',
  status_all_down: 'Сейчас ничего не работает.',
  status_service_line: 'Матчи и коэффициенты',
  status_service_feed: 'Коэффициенты в прямом эфире',
  status_service_bets: 'Ставки',
  status_service_casino: 'Игры казино',
  status_service_payments: 'Пополнение и вывод',
  status_service_letters: 'Письма и СМС',
  status_service_recording: 'Запись вашего сеанса',
  status_state_works: 'Работает',
  status_state_partly: 'Работает частично',
  status_state_down: 'Не работает',
  status_state_off: 'Здесь не предлагается',
  status_note_feed: 'Новости матчей приходят с опозданием.',
  status_note_bets:
    'Ставки по ходу матча могут не приниматься, а результаты — приходить позже обычного.',
  status_note_casino: 'Розыгрыши и результаты могут занять больше времени.',
  status_note_payments: 'Часть способов оплаты недоступна, или платежи идут дольше.',
  status_planned: 'Технические работы с {{from}} до {{until}}.',
  status_planned_from: 'Технические работы с {{from}}; когда они закончатся, пока не известно.',
  status_planned_none: 'Технические работы не запланированы.',
  status_checked:
    'По состоянию на {{time}}. Пока вы видите эту страницу, она проверяет это каждую минуту.',
  status_failed: 'Не удалось узнать, что сейчас работает',
};
