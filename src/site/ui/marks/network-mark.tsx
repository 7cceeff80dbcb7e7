import type { SocialNetwork } from '../../../domain/auth/social-networks.ts';
import { LineDrawing } from './line-drawing.tsx';

/**
 * What each network is about, on a grid of 24: searching, people, letters, talk. Drawn for this
 * site; the networks' own marks belong to them.
 */
const shapes: Readonly<Record<SocialNetwork, string>> = {
  google: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  vk: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M16 5.2a3 3 0 0 1 0 5.6M17 13.8a5.5 5.5 0 0 1 3.5 5.2',
  ok: 'M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c3 2.7 8 2.7 11 0v-4.5',
  fb: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 10h.01M15 10h.01M8.5 14a4.2 4.2 0 0 0 7 0',
  mailru: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  yandex: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z',
  telegram: 'M4 12h12M11 7l5 5-5 5M20 5v14',
  kakaotalk: 'M3.5 4.5h11v8H8l-3 3v-3H3.5zM17.5 8.5h3v8H19v3l-3-3H9.5',
  twitter: 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9.5h16M3.5 15h16',
  itsme:
    'M3.5 5.5h17v13h-17zM8.5 12a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM5.8 16a2.8 2.8 0 0 1 5.4 0M14 10h4M14 13.5h4',
  twitch: 'M3.5 5h17v11.5h-17zM10.5 8.2v5.1l4.2-2.55zM8.5 20h7',
  metamask:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6H18v3M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5H20V9H5.5A1.5 1.5 0 0 1 4 7.5zM16 14.2h.01',
  line: 'M3.5 16.5 9 9.5l4.5 4.5 7-8.5',
  linkedin: 'M3.5 8h17v11h-17zM9 8V5.5h6V8M3.5 13h17M12 12v2',
  apple: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  discord:
    'M5 14v-2a7 7 0 0 1 14 0v2M4.5 13.5h3v5H6A1.5 1.5 0 0 1 4.5 17zM19.5 13.5h-3v5H18a1.5 1.5 0 0 0 1.5-1.5z',
};

export interface NetworkMarkProps {
  readonly network: SocialNetwork;
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/** A drawing beside a network's name. */
export function NetworkMark({ network, size = 20 }: NetworkMarkProps) {
  return <LineDrawing path={shapes[network]} size={size} />;
}
