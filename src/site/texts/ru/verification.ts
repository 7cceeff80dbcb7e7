import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/verification.ts';

export const texts: Translation<typeof en> = {
  verification_verified: 'Вы подтверждены. Ничего не требуется.',
  verification_room: 'Пока вы не подтверждены, можно вывести {{bound}}.',
  verification_due_title: 'Что нам нужно',
  verification_need_identity: 'Кто вы',
  verification_need_address: 'Где вы живёте',
  verification_need_payment: 'Кому принадлежит способ оплаты',
  verification_why_identity:
    'Закон требует знать, кто играет, и что это совершеннолетний. Это подтверждает удостоверение личности, паспорт или водительские права.',
  verification_why_address:
    'Счёт, банковская выписка или письмо госоргана с именем и адресом, не старше трёх месяцев.',
  verification_why_payment:
    'Только если об этом попросит поддержка. На карте закройте всё, кроме последних четырёх цифр.',
  verification_standing_missing: 'не отправлено',
  verification_standing_waiting: 'проверяется',
  verification_standing_approved: 'подтверждено',
  verification_standing_refused: 'отклонено',
  verification_standing_expired: 'истекло',
  verification_next_missing: 'Отправьте документ ниже.',
  verification_next_waiting: 'От вас ничего не требуется. Результат появится здесь.',
  verification_next_approved: 'Больше ничего не нужно.',
  verification_next_refused: 'Отправьте другой. Причина отказа указана ниже.',
  verification_next_expired: 'Он больше не действует. Отправьте действующий.',
  verification_send_title: 'Отправить документ',
  verification_privacy:
    'Его видит только поддержка. Он хранится зашифрованным и удаляется после отказа, отзыва или истечения срока.',
  verification_kind: 'Что это?',
  verification_kind_identity_card: 'Удостоверение личности',
  verification_kind_passport: 'Паспорт',
  verification_kind_driving_licence: 'Водительские права',
  verification_kind_address: 'Подтверждение адреса',
  verification_kind_payment: 'Подтверждение способа оплаты',
  verification_file: 'Файл',
  verification_file_hint: 'JPEG, PNG или PDF, не больше 8 МБ. Всё должно быть видно и читаемо.',
  verification_file_missing: 'Выберите файл.',
  verification_send: 'Отправить',
  verification_progress: 'Сколько отправлено',
  verification_documents: 'Ваши документы',
  verification_sent_on: 'отправлено {{when}}',
  verification_good_until: 'действует до {{when}}',
  verification_reason_unreadable: 'Его нельзя прочитать. Отправьте более чёткий снимок.',
  verification_reason_incomplete: 'Не хватает части. Отправьте документ целиком, обе стороны.',
  verification_reason_wrong_kind:
    'Это другой вид документа. Укажите, что это, или отправьте нужный.',
  verification_reason_out_of_date: 'Срок его действия истёк. Отправьте действующий.',
  verification_reason_other_data:
    'Имя, дата рождения или адрес не совпадают с данными счёта. Если неверны данные счёта, напишите в поддержку.',
  verification_reason_altered: 'Снимок был изменён. Отправьте такой, каким его сделала камера.',
  verification_withdraw: 'Отозвать',
  verification_withdraw_of: 'Отозвать: {{document}}',
  verification_taken: 'Документ у нас. Он будет проверен.',
  verification_withdrawn: 'Документ отозван и удалён.',
  verification_failed: 'Не получилось. Попробуйте ещё раз.',
  verification_load_failed: 'Не удаётся загрузить состояние',
  verification_refused_too_many: 'Десять документов уже на проверке. Подождите или отзовите один.',
  verification_refused_empty: 'Файл пуст. Выберите другой.',
  verification_refused_too_large: 'Файл больше 8 МБ. Выберите меньший.',
  verification_refused_wrong_type:
    'Файл не JPEG, не PNG и не PDF, как бы он ни назывался. Выберите другой.',
  verification_refused_decided: 'По документу уже принято решение. Обновите страницу.',
  verification_data_intro: 'С этими данными сверяются документы. Ошибки исправит поддержка.',
  verification_data_name: 'Имя',
  verification_data_birthday: 'Дата рождения',
  verification_data_address: 'Адрес',
  verification_data_none: 'не указано',
  verification_to_documents: 'Отправить документы',
  verification_news_approved_identity: 'Ваша личность подтверждена документом',
  verification_news_approved_address: 'Ваш адрес подтверждён документом',
  verification_news_approved_payment: 'Ваш способ оплаты подтверждён документом',
  verification_news_refused_identity: 'Документ о вашей личности не принят',
  verification_news_refused_address: 'Документ о вашем адресе не принят',
  verification_news_refused_payment: 'Документ о вашем способе оплаты не принят',
  verification_news_expired_identity: 'Документ о вашей личности ждал слишком долго',
  verification_news_expired_address: 'Документ о вашем адресе ждал слишком долго',
  verification_news_expired_payment: 'Документ о вашем способе оплаты ждал слишком долго',
  verification_news_asked: 'Поддержка просит у вас документ',
  verification_news_asked_text:
    'Нам нужно знать, кому принадлежит ваш способ оплаты. Отправьте документ, который это показывает; на карте закройте всё, кроме последних четырёх цифр.',
  verification_news_more:
    'До полного подтверждения не хватает ещё кое-чего. Чего именно, сказано на странице документов.',
  verification_news_late:
    'Мы не успели его проверить, и он удалён. Пожалуйста, отправьте его ещё раз.',
  verification_news_link: 'К вашим документам',
  identification_title: 'Сообщите, кто вы',
  identification_why_required:
    'Пока мы не знаем, кто вы, пополнить счёт нельзя: этого требует закон.',
  identification_why_bonus:
    'Ваш бонус получает тот, кто подтвердил свою личность, и каждый только один раз.',
  identification_why_document: 'Поддержка просит у вас ещё один документ.',
  identification_why_needed:
    'Нам ещё нужно знать, кто вы. Пополнять счёт пока можно; больше небольшой суммы выплачивается только после этого.',
  identification_group_waiting:
    'Ваши документы у нас, мы их проверяем. Отправлять их снова не нужно.',
  identification_group_refused:
    'Один из отправленных документов больше не подходит. Почему, сказано на странице документов.',
  identification_later: 'Позже',
  identification_held:
    'Пока мы не знаем, кто вы, из-за вашего бонуса остальной сайт закрыт. Ставки, платежи, вывод денег, лимиты и поддержка остаются открыты, и вы можете выйти.',
};
