import type { signIn as en } from '../en/sign-in.ts';
import type { Translation } from '../texts.ts';

export const signIn: Translation<typeof en> = {
  auth_forms: 'Способ входа',
  auth_form_login_password: 'Почта',
  auth_form_phone_password: 'Телефон',
  auth_form_sms: 'Код из SMS',
  auth_or: 'или',

  auth_link_offer: 'Войти по ссылке',
  auth_link_text: 'Мы пришлём ссылку на вашу почту. По ней можно войти без пароля.',
  auth_link_send: 'Прислать ссылку',
  auth_link_back: 'Войти с паролем',
  auth_link_sent:
    'Если такой счёт есть, ссылка уже отправлена на его почту. Откройте её поскорее: она сработает один раз.',
  auth_link_used: 'Эта ссылка уже использована или устарела. Запросите здесь новую.',

  auth_sms_hint: 'На этот номер мы пришлём код в SMS.',
  auth_sms_send: 'Прислать код',
  auth_sms_sent:
    'Если с номером {{phone}} связан счёт, код придёт в SMS. Он действует несколько минут.',
  auth_sms_change: 'Указать другой номер',
  auth_code_sent: 'Новый код отправлен.',

  auth_method: 'Откуда код',
  auth_method_totp: 'Приложение',
  auth_method_sms: 'SMS',
  auth_method_recovery: 'Код восстановления',
  auth_two_step_totp:
    'Ещё один шаг: введите код, который сейчас показывает приложение-аутентификатор.',
  auth_two_step_sms: 'Ещё один шаг: введите код, который мы отправили на ваш телефон.',
  auth_two_step_sms_unsent: 'Ещё один шаг: запросите код в SMS и введите его здесь.',
  auth_two_step_recovery:
    'Ещё один шаг: введите один из сохранённых кодов восстановления. Каждый действует один раз.',
  auth_two_step_any:
    'Ещё один шаг: введите код из приложения или из SMS либо один из кодов восстановления.',
  auth_two_step_left: 'Осталось времени: {{time}}',
  auth_two_step_back: 'Начать сначала',
  auth_two_step_over: 'Время вышло, или код слишком много раз был неверным. Войдите ещё раз.',

  auth_wrong_code: 'Код неверен. Проверьте его и попробуйте снова.',
  auth_time_up: 'Этот код больше не действует. Запросите новый.',
  auth_again: 'Время этого входа истекло. Начните сначала.',
  auth_signed_in: 'Здесь уже выполнен вход. Сначала выйдите.',
  auth_retry_in: 'Попробовать снова можно через {{time}}.',

  auth_networks: 'Сети',
  auth_networks_more: 'Другие сети',
  auth_networks_fewer: 'Меньше сетей',
  auth_with_network: 'Войти через {{network}}',
  auth_register_with_network: 'Зарегистрироваться через {{network}}',
  auth_link_network: 'Привязать {{network}} к счёту',
  auth_one_tap: 'Войти в одно касание',
  auth_leaving: 'Переходим…',
  auth_coming: 'Секунду, выполняем вход…',
  auth_going_failed: 'Та страница не открылась. Попробуйте снова или войдите другим способом.',
  auth_social_denied:
    'Вы не разрешили сети сообщить нам, кто вы. Попробуйте снова или войдите другим способом.',
  auth_social_failed: 'Сеть не сообщила нам, кто вы. Попробуйте снова или войдите другим способом.',
  auth_social_unknown:
    'Эта учётная запись сети ни с кем здесь не связана, а новые счета сейчас не открываются.',
  auth_linked_elsewhere: 'Эта учётная запись сети принадлежит другому игроку. Выберите там другую.',
};
