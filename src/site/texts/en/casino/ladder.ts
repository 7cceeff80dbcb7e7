/** Ladder. */
export const texts = {
  casino_ladder_preset: 'Ladder',
  casino_ladder_coin: 'Coin',
  casino_ladder_apple: 'Apples',
  casino_ladder_penalty: 'Penalties',
  casino_ladder_grid: 'Ladder: arrow keys move, Enter chooses',
  casino_ladder_tile_hidden: 'Level {{level}}, tile {{tile}}',
  casino_ladder_tile_safe: 'Level {{level}}, tile {{tile}}, safe',
  casino_ladder_tile_hit: 'Level {{level}}, tile {{tile}}, the bad one that you chose',
  casino_ladder_tile_bad: 'Level {{level}}, tile {{tile}}, a bad one',
  casino_ladder_tile_left: 'Level {{level}}, tile {{tile}}, was safe',
  casino_ladder_begin: 'Choose a tile of the lowest level.',
  casino_ladder_first: 'Choose a tile first',
  casino_ladder_climbed: 'Level {{level}} of {{levels}} climbed.',
  casino_ladder_lost: 'A bad tile on level {{level}} of {{levels}}.',
  casino_ladder_next: 'Next level safe',
  casino_ladder_all: 'After all levels',
  casino_ladder_level: 'Level',
  casino_ladder_safe_tiles: 'Safe tiles',
  casino_ladder_safe_of: '{{safe}} of {{tiles}}',
  casino_ladder_rules:
    'On each level some tiles are bad, placed before you choose the first. You climb from the lowest: a safe tile raises what the stake is worth, a bad one loses it. After a level you may cash out at any time; at the top the round does by itself. Then every level is shown.',
  casino_ladder_rules_pay:
    'The multiplier is 0.97 over the chance to climb so far, so that on average 97.00% comes back wherever you stop. Payouts are cut to whole minor units.',
} as const;
