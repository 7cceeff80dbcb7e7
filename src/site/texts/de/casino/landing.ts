/** Wo jemand ankommt: ein Spiel, das vorgestellt wird, und Dank für ein Konto. */
export const texts = {
  casino_landing_fair:
    'Jede Runde wird aus Seeds gezogen, die Sie hinterher prüfen können. Regeln und Chancen stehen neben dem Tisch.',
  casino_landing_fun: 'Sie können es ohne Konto um Spielgeld spielen.',
  casino_landing_open: 'Zum Spiel',
  casino_landing_more: 'Ähnliche Spiele',
  casino_landing_all: 'Alle Spiele',
  casino_thanks_player:
    'Ihr Konto ist bereit. Es eilt nicht: Regeln und Chancen jedes Spiels sind einen Klick entfernt, und ein Limit, das Sie jetzt setzen, gilt sofort.',
  casino_thanks_guest:
    'Sie können jedes Spiel ansehen und die meisten um Spielgeld spielen. Ein Konto braucht nur, wer um eigenes Geld spielt.',
  casino_thanks_limits: 'Limits setzen',
  casino_thanks_register: 'Registrieren',
} as const;
