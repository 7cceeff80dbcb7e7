import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/ladder.ts';

export const texts: Translation<typeof en> = {
  casino_ladder_preset: 'Leiter',
  casino_ladder_coin: 'Münze',
  casino_ladder_apple: 'Äpfel',
  casino_ladder_penalty: 'Elfmeter',
  casino_ladder_grid: 'Leiter: Pfeiltasten bewegen, Enter wählt',
  casino_ladder_tile_hidden: 'Stufe {{level}}, Feld {{tile}}',
  casino_ladder_tile_safe: 'Stufe {{level}}, Feld {{tile}}, sicher',
  casino_ladder_tile_hit: 'Stufe {{level}}, Feld {{tile}}, das schlechte, das Sie wählten',
  casino_ladder_tile_bad: 'Stufe {{level}}, Feld {{tile}}, ein schlechtes',
  casino_ladder_tile_left: 'Stufe {{level}}, Feld {{tile}}, war sicher',
  casino_ladder_begin: 'Wählen Sie ein Feld der untersten Stufe.',
  casino_ladder_first: 'Erst ein Feld wählen',
  casino_ladder_climbed: 'Stufe {{level}} von {{levels}} geschafft.',
  casino_ladder_lost: 'Ein schlechtes Feld auf Stufe {{level}} von {{levels}}.',
  casino_ladder_next: 'Nächste Stufe sicher',
  casino_ladder_all: 'Nach allen Stufen',
  casino_ladder_level: 'Stufe',
  casino_ladder_safe_tiles: 'Sichere Felder',
  casino_ladder_safe_of: '{{safe}} von {{tiles}}',
  casino_ladder_rules:
    'Auf jeder Stufe sind einige Felder schlecht, verteilt, bevor Sie das erste wählen. Sie steigen von unten: Ein sicheres Feld erhöht den Wert des Einsatzes, ein schlechtes kostet ihn. Nach einer Stufe können Sie jederzeit auszahlen; oben geschieht es von selbst. Danach werden alle Stufen gezeigt.',
  casino_ladder_rules_pay:
    'Der Multiplikator ist 0,97 geteilt durch die Chance, so weit zu kommen; im Schnitt kommen 97,00 % zurück, wo Sie auch aufhören. Auszahlungen werden auf ganze kleinste Einheiten abgerundet.',
};
