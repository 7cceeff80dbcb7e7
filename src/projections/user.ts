import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';

type UserConfig = CallReply<'userConfig'>['result'];

/** What is known of the player. Documents are secret and are not kept. */
export interface UserState {
  userId: string | null;
  config: Omit<UserConfig, 'user_data'> | null;
  profile: Omit<UserConfig['user_data'], 'inn' | 'passport'> | null;
  documents: { hasInn: boolean; hasPassport: boolean };
}

const initial = (): UserState => ({
  userId: null,
  config: null,
  profile: null,
  documents: { hasInn: false, hasPassport: false },
});

function forget(slice: UserState): void {
  Object.assign(slice, initial());
}

export const user = projection('user', initial, {
  on: {
    'session.started'(slice, { userId }) {
      if (slice.userId !== userId) forget(slice);
      slice.userId = userId;
    },
    'session.ended': forget,
  },
  replies: {
    userConfig(slice, { result }) {
      const { user_data, ...config } = result;
      const { inn, passport, ...profile } = user_data;
      slice.config = {
        ...config,
        disallow_line_sport: config.disallow_line_sport.toSorted((a, b) => a - b),
        disallow_live_sport: config.disallow_live_sport.toSorted((a, b) => a - b),
        protection_methods: { ...config.protection_methods },
      };
      slice.profile = profile;
      slice.documents = { hasInn: inn !== '', hasPassport: passport !== '' };
    },
  },
});

/** Bands of the protection level: at or below 30 bad, then normal, from 70 good, 100 full. */
export function protectionBand(level: number): 'bad' | 'normal' | 'good' | 'full' {
  if (level >= 100) return 'full';
  if (level >= 70) return 'good';
  return level > 30 ? 'normal' : 'bad';
}
