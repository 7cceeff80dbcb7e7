import type { CallReply } from '../calls/table.ts';
import { missingContacts, missingProfileFields } from '../domain/profile.ts';
import { projection } from './define.ts';

type UserConfig = CallReply<'userConfig'>['result'];

/** What is known of the player. Documents are secret and are not kept. */
export interface UserState {
  userId: string | null;
  status: 'empty' | 'loading' | 'ready' | 'failed';
  config: Omit<UserConfig, 'user_data'> | null;
  profile: Omit<UserConfig['user_data'], 'inn' | 'passport'> | null;
  /** Whether there are any: a recording says no more of a secret than that it is not empty. */
  documents: { hasInn: boolean; hasPassport: boolean };
  /** What the player may do besides playing. */
  rights: string[];
}

const initial = (): UserState => ({
  userId: null,
  status: 'empty',
  config: null,
  profile: null,
  documents: { hasInn: false, hasPassport: false },
  rights: [],
});

function forget(slice: UserState): void {
  Object.assign(slice, initial());
}

function unavailable(slice: UserState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

export const user = projection('user', 1, initial, {
  on: {
    'session.started'(slice, { userId }) {
      if (slice.userId !== userId) forget(slice);
      slice.userId = userId;
    },
    'session.ended': forget,
    'activation.confirmed'(slice, { activation_type }) {
      if (slice.config) slice.config.activation_type = activation_type;
    },
  },
  requests: {
    userConfig(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
  },
  replies: {
    userConfig(slice, { result }) {
      const { user_data, ...config } = result;
      const { inn, passport, ...profile } = user_data;
      slice.status = 'ready';
      slice.config = {
        ...config,
        disallow_line_sport: config.disallow_line_sport.toSorted((a, b) => a - b),
        disallow_live_sport: config.disallow_live_sport.toSorted((a, b) => a - b),
        verification_types: [...config.verification_types],
        protection_methods: { ...config.protection_methods },
      };
      slice.profile = profile;
      slice.documents = { hasInn: inn !== '', hasPassport: passport !== '' };
    },
    rights(slice, { rights }) {
      slice.rights = [...rights];
    },
  },
  refusals: { userConfig: unavailable },
  failures: { userConfig: unavailable },
});

/** Bands of the protection level: at or below 30 bad, then normal, from 70 good, 100 full. */
export function protectionBand(level: number): 'bad' | 'normal' | 'good' | 'full' {
  if (level >= 100) return 'full';
  if (level >= 70) return 'good';
  return level > 30 ? 'normal' : 'bad';
}

/** What the player's profile lacks; null while the profile is not known. */
export function profileGaps({ profile, documents }: UserState) {
  return profile && missingProfileFields({ ...profile, hasPassport: documents.hasPassport });
}

/** Which ways to reach the player are missing; null while that is not known. */
export function contactGaps({ config }: UserState) {
  return config && missingContacts(config);
}
