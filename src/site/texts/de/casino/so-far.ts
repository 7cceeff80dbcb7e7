/** Was eine Runde aus mehreren Schritten brächte, wenn sie jetzt endete. */
export const texts = {
  casino_so_far: 'Jetzt beendet, zahlt die Runde {{amount}}.',
  casino_so_far_nothing: 'Noch ist nichts gewonnen.',
  casino_so_far_standing:
    'Noch ist nichts gewonnen: Bleiben Sie stehen, zahlt ein Gewinn {{win}}, Gleichstand {{level}}.',
  casino_so_far_dealt: 'So behalten, zahlt dieses Blatt {{amount}}.',
  casino_so_far_dealt_nothing: 'So behalten, zahlt dieses Blatt nichts.',
  casino_so_far_alike: 'Noch ist nichts gewonnen: Ein zweites Mal {{prize}} zahlt {{amount}}.',
} as const;
