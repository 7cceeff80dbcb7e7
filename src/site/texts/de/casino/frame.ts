/** Spiele anderer Anbieter, in ihren Rahmen. */
export const texts = {
  casino_frame_of: '{{game}} von {{provider}}',
  casino_frame_failed: 'Das Spiel wurde nicht geöffnet',
  casino_frame_silent: 'Das Spiel antwortet nicht',
  casino_frame_failed_text:
    'Versuchen Sie es noch einmal. Hilft das nicht, ist sein Anbieter nicht erreichbar: Eine begonnene Runde beendet der Anbieter, und Ihr Guthaben zeigt, was daraus wurde.',
  casino_frame_paused: 'Das Spiel macht Pause',
  casino_frame_mute: 'Ton des Spiels aus',
  casino_frame_about:
    '{{provider}} betreibt dieses Spiel, zieht seine Runden und erklärt darin seine Regeln. Ihr Geld bleibt hier auf Ihrem Konto: Jeder Einsatz wird davon genommen, jeder Gewinn dorthin gezahlt, und Ihre Limits gelten.',
  casino_frame_rounds: 'Wie das Spiel sie gemeldet hat. Was sie ergaben, steht in Ihrem Guthaben.',
  casino_frame_no_rounds: 'Noch keine Runde.',
  casino_frame_round_runs: 'läuft',
  casino_frame_round_over: 'vorbei',
  casino_frame_replayed: 'Eine Aufzeichnung lädt keine Spiele anderer Anbieter.',
} as const;
