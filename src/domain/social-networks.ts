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
