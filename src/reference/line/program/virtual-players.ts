/** Made-up championships of virtual football: each participant plays under a made-up name. */
export const VIRTUAL_LEAGUES: readonly { name: string; clubs: readonly string[] }[] = [
  {
    name: 'E-Football Masters',
    clubs: [
      ...['Kestrel', 'Vanta', 'Moth', 'Quill'],
      ...['Ember', 'Nimbus', 'Sable', 'Pixel'],
      ...['Onyx', 'Fable', 'Rook', 'Zephyr'],
    ],
  },
  {
    name: 'E-Football Night League',
    clubs: [
      ...['Comet', 'Lynx', 'Echo', 'Hazel'],
      ...['Orbit', 'Tundra', 'Jade', 'Falcon'],
      ...['Sprite', 'Umbra', 'Cobalt', 'Mirage'],
    ],
  },
];
