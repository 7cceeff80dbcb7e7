/** Игры других провайдеров в их рамках. */
export const texts = {
  casino_frame_of: '{{game}} от {{provider}}',
  casino_frame_failed: 'Игра не открылась',
  casino_frame_silent: 'Игра не отвечает',
  casino_frame_failed_text:
    'Попробуйте ещё раз. Если не поможет, провайдер недоступен: начатый раунд завершит он сам, а итог будет виден на вашем балансе.',
  casino_frame_paused: 'Игра на паузе',
  casino_frame_mute: 'Выключить звук игры',
  casino_frame_about:
    'Игру ведёт {{provider}}: проводит раунды и объясняет в ней правила. Деньги остаются на вашем счёте здесь: с него берётся каждая ставка, на него приходит каждый выигрыш, и ваши лимиты действуют.',
  casino_frame_rounds: 'Как о них сообщила игра. Их итог виден на вашем балансе.',
  casino_frame_no_rounds: 'Раундов ещё не было.',
  casino_frame_round_runs: 'идёт',
  casino_frame_round_over: 'завершён',
  casino_frame_replayed: 'Запись не загружает игры других провайдеров.',
} as const;
