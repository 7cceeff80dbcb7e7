import type { CallReply } from '../../calls/table.ts';
import { ofNamedPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type UserConfig = CallReply<'userConfig'>['result'];

/** What is known of the player. Documents are secret and are not kept. */
export interface UserState extends Resource {
  userId: string | null;
  config: Omit<UserConfig, 'user_data'> | null;
  profile: Omit<UserConfig['user_data'], 'inn' | 'passport'> | null;
  /** Whether there are any: a recording says no more of a secret than that it is not empty. */
  documents: { hasInn: boolean; hasPassport: boolean };
  /** What the player may do besides playing. */
  rights: Resource & { granted: string[] };
}

const initial = (): UserState => ({
  userId: null,
  ...unloaded(),
  config: null,
  profile: null,
  documents: { hasInn: false, hasPassport: false },
  rights: { ...unloaded(), granted: [] },
});

function take(slice: UserState, { result }: CallReply<'userConfig'>): void {
  const { user_data, ...config } = result;
  const { inn, passport, ...profile } = user_data;
  slice.config = {
    ...config,
    disallow_line_sport: config.disallow_line_sport.toSorted((a, b) => a - b),
    disallow_live_sport: config.disallow_live_sport.toSorted((a, b) => a - b),
    verification_types: [...config.verification_types],
    protection_methods: { ...config.protection_methods },
  };
  slice.profile = profile;
  slice.documents = { hasInn: inn !== '', hasPassport: passport !== '' };
}

export const user = projection(
  'user',
  2,
  initial,
  compose<UserState>(
    ofNamedPlayer(initial),
    resource({ call: 'userConfig', of: (slice) => slice, take }),
    resource({
      call: 'rights',
      of: (slice) => slice.rights,
      take(slice, { rights }) {
        slice.rights.granted = [...rights];
      },
    }),
    {
      on: {
        'activation.confirmed'(slice, { activation_type }) {
          if (slice.config) slice.config.activation_type = activation_type;
        },
      },
    },
  ),
);
