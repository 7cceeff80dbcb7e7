/** Hunt. */
export const texts = {
  casino_hunt_targets: 'Targets: a press adds a shot',
  casino_hunt_shots: 'Shots',
  casino_hunt_aimed: 'Shot {{number}} at {{target}}',
  casino_hunt_hit: 'Shot {{number}} at {{target}}: hit',
  casino_hunt_missed: 'Shot {{number}} at {{target}}: missed',
  casino_hunt_drop: 'Shot {{number}} at {{target}}: take it out',
  casino_hunt_hits: 'Hits: {{hits}} of {{shots}}.',
  casino_hunt_staked: 'Whole stake',
  casino_hunt_per_shot: 'The stake is of each shot.',
  casino_hunt_first: 'Choose a target first',
  casino_hunt_fire: 'Fire for {{stake}}',
  casino_hunt_rules:
    "A volley is one to ten shots, each at a target of your choice. A shot that hits returns its target's number times the stake of the shot; one that misses returns nothing. Aim and speed do not matter: chance alone says which shots hit.",
  casino_hunt_rules_pay:
    'A target of M is hit in 0.96 / M of all shots, so that on average 96.00% of what is staked comes back, whatever you shoot at.',
} as const;
