import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/verification.ts';

export const texts: Translation<typeof en> = {
  verificationVerified: 'Вы подтверждены. Ничего не требуется.',
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
  verificationReasonUnreadable: 'Его нельзя прочитать. Отправьте более чёткий снимок.',
  verificationReasonIncomplete: 'Не хватает части. Отправьте документ целиком, обе стороны.',
  verificationReasonWrongKind: 'Это другой вид документа. Укажите, что это, или отправьте нужный.',
  verificationReasonOutOfDate: 'Срок его действия истёк. Отправьте действующий.',
  verificationReasonOtherData:
    'Имя, дата рождения или адрес не совпадают с данными счёта. Если неверны данные счёта, напишите в поддержку.',
  verificationReasonAltered: 'Снимок был изменён. Отправьте такой, каким его сделала камера.',
  verification_withdraw: 'Отозвать',
  verification_withdraw_of: 'Отозвать: {{document}}',
  verificationTaken: 'Документ у нас. Он будет проверен.',
  verificationWithdrawn: 'Документ отозван и удалён.',
  verificationFailed: 'Не получилось. Попробуйте ещё раз.',
  verification_load_failed: 'Не удаётся загрузить состояние',
  verificationRefusedTooMany: 'Десять документов уже на проверке. Подождите или отзовите один.',
  verificationRefusedEmpty: 'Файл пуст. Выберите другой.',
  verificationRefusedTooLarge: 'Файл больше 8 МБ. Выберите меньший.',
  verificationRefusedWrongType:
    'Файл не JPEG, не PNG и не PDF, как бы он ни назывался. Выберите другой.',
  verificationRefusedDecided: 'По документу уже принято решение. Обновите страницу.',
  verification_data_intro: 'С этими данными сверяются документы. Ошибки исправит поддержка.',
  verification_data_name: 'Имя',
  verification_data_birthday: 'Дата рождения',
  verification_data_address: 'Адрес',
  verification_data_none: 'не указано',
  verification_to_documents: 'Отправить документы',
  verificationNewsApprovedIdentity: 'Ваша личность подтверждена документом',
  verificationNewsApprovedAddress: 'Ваш адрес подтверждён документом',
  verificationNewsApprovedPayment: 'Ваш способ оплаты подтверждён документом',
  verificationNewsRefusedIdentity: 'Документ о вашей личности не принят',
  verificationNewsRefusedAddress: 'Документ о вашем адресе не принят',
  verificationNewsRefusedPayment: 'Документ о вашем способе оплаты не принят',
  verificationNewsExpiredIdentity: 'Документ о вашей личности ждал слишком долго',
  verificationNewsExpiredAddress: 'Документ о вашем адресе ждал слишком долго',
  verificationNewsExpiredPayment: 'Документ о вашем способе оплаты ждал слишком долго',
  verificationNewsAsked: 'Поддержка просит у вас документ',
  verificationNewsAskedText:
    'Нам нужно знать, кому принадлежит ваш способ оплаты. Отправьте документ, который это показывает; на карте закройте всё, кроме последних четырёх цифр.',
  verificationNewsMore:
    'До полного подтверждения не хватает ещё кое-чего. Чего именно, сказано на странице документов.',
  verificationNewsLate:
    'Мы не успели его проверить, и он удалён. Пожалуйста, отправьте его ещё раз.',
  verificationNewsLink: 'К вашим документам',
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
