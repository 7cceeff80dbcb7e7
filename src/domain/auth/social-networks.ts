/** Every network a player may sign in with; configuration says which of them the site offers. */
export const SOCIAL_NETWORKS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
  'discord',
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What players know the networks by. Names are not translated. */
export const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'Twitter',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
  discord: 'Discord',
};

export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(NETWORK_NAMES, name);
}

/** The networks that configuration names, in its order; what nobody knows is left out. */
export function offeredNetworks(names: readonly string[]): SocialNetwork[] {
  return [...new Set(names)].filter(isSocialNetwork);
}
