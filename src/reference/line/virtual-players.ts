/** Made-up championships of virtual football: each participant plays under a made-up name. */
export const VIRTUAL_LEAGUES: readonly { name: string; clubs: readonly string[] }[] = [
  {
    name: 'E-Football Masters',
    clubs: [
      ...['Kestrel (Ashcombe)', 'Vanta (Torrealba)', 'Moth (Altenfurth)', 'Quill (Riosanto)'],
      ...['Ember (Calderwick)', 'Nimbus (Dornstadt)', 'Sable (Olmedar)', 'Pixel (Glenharrow)'],
      ...['Onyx (Montesol)', 'Fable (Grünwinkel)', 'Rook (Kelverton)', 'Zephyr (Lindenau)'],
    ],
  },
  {
    name: 'E-Football Night League',
    clubs: [
      ...['Comet (Thornwick)', 'Lynx (Castromar)', 'Echo (Osterburg)', 'Hazel (Wexbridge)'],
      ...['Orbit (Salobreda)', 'Tundra (Quellheim)', 'Jade (Ironbeck)', 'Falcon (Robledal)'],
      ...['Sprite (Marlowick)', 'Umbra (Rabenstein)', 'Cobalt (Netherby)', 'Mirage (Navarredo)'],
    ],
  },
];
