import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/push.ts';

export const texts: Translation<typeof en> = {
  push_text: 'Мы пишем в этот браузер, пока сайт в нём не открыт, о том, чего вы ждёте:',
  push_kind_bet: 'ваша ставка рассчитана',
  push_kind_withdrawal: 'вывод средств выполнен или не состоялся',
  push_kind_document: 'мы посмотрели документ',
  push_kind_request: 'поддержка ответила на ваш запрос',
  push_never:
    'Никаких предложений и ни слова о том, чтобы играть. Отключить можно в любое время в настройках.',
  push_yes: 'Писать в этот браузер',
  push_no: 'Не сейчас',
  pushOn: 'Готово. В этот браузер будут приходить сообщения.',
  pushFailed: 'Не получилось. Попробуйте ещё раз.',
  push_denied:
    'Этот браузер не разрешает. Изменить это можно в настройках браузера для этого сайта.',
  push_open: 'Писать в этот браузер',
  push_stop: 'Больше не писать',
  push_title: 'Сообщения в этом браузере',
};
