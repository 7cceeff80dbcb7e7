/** Spiele anderer Anbieter, in ihren Rahmen. */
export const texts = {
  casino_frame_of: '{{game}} von {{provider}}',
  casino_frame_failed: 'Das Spiel wurde nicht geöffnet',
  casino_frame_silent: 'Das Spiel antwortet nicht',
  casino_frame_failed_text:
    'Versuchen Sie es noch einmal. Hilft das nicht, ist sein Anbieter nicht erreichbar: Eine begonnene Runde beendet der Anbieter, und Ihr Guthaben zeigt, was daraus wurde.',
  casino_frame_failed_session:
    'Das Spiel wurde vor zu langer Zeit oder inzwischen anderswo geöffnet. Öffnen Sie es neu: Eine begonnene Runde beendet sein Anbieter.',
  casino_frame_failed_maintenance:
    'Der Anbieter arbeitet an dem Spiel. Versuchen Sie es später: Eine begonnene Runde beendet der Anbieter, und Ihr Guthaben zeigt, was daraus wurde.',
  casino_frame_failed_device:
    'Das Spiel läuft nicht in diesem Browser oder auf diesem Gerät. Versuchen Sie ein anderes; Ihr Guthaben ist dort dasselbe.',
  casino_frame_failed_region:
    'Der Anbieter bietet das Spiel dort, wo Sie sind, nicht an. Wählen Sie ein anderes Spiel.',
  casino_frame_failed_code:
    'Das Spiel hat angehalten und meldet „{{code}}“. Versuchen Sie es noch einmal; meldet es das wieder, nennen Sie dem Kundendienst dieses Wort. Eine begonnene Runde beendet der Anbieter, und Ihr Guthaben zeigt, was daraus wurde.',
  casino_frame_paused: 'Das Spiel macht Pause',
  casino_frame_demo:
    'Sie spielen mit Spielgeld: Es wird nichts gesetzt, nichts gewonnen und nichts davon aufbewahrt.',
  casino_frame_for_money: 'Um Geld spielen',
  casino_frame_for_fun: 'Um Spielgeld spielen',
  casino_frame_mute: 'Ton des Spiels aus',
  casino_frame_about:
    '{{provider}} betreibt dieses Spiel, zieht seine Runden und erklärt darin seine Regeln. Ihr Geld bleibt hier auf Ihrem Konto: Jeder Einsatz wird davon genommen, jeder Gewinn dorthin gezahlt, und Ihre Limits gelten.',
  casino_frame_rounds:
    'So, wie Ihr Konto sie bezahlt hat. Was in ihnen gezogen wurde, weiß der Anbieter. Runden um Spielgeld stehen nicht dabei.',
  casino_outside_title: 'Runden bei anderen Anbietern',
  casino_outside_staked: 'Einsatz',
  casino_outside_undone: 'Zurückgegeben',
  casino_outside_paid: 'Auszahlung',
  casino_outside_balance: 'Guthaben danach {{amount}}',
  casino_outside_cancelled: 'Einsatz zurückgegeben',
  casino_outside_last: 'Die letzten {{number}} Buchungen:',
  casino_frame_no_rounds: 'Noch keine Runde.',
  casino_frame_round_runs: 'läuft',
  casino_frame_round_over: 'vorbei',
  casino_frame_replayed: 'Eine Aufzeichnung lädt keine Spiele anderer Anbieter.',
} as const;
