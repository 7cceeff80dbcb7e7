import type { CallName } from '../../calls/table.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import { LOGIN_CALLS } from '../../events/auth.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { isAnswer } from '../answers/pending.ts';
import { answered, end, type Submission, sent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { type Handlers, type PlainEventType, projection } from '../define.ts';
import { codeSent, loginTaken, refused } from './answers.ts';
import {
  type Asked,
  type AuthState,
  firstFormOf,
  forgetOutcome,
  initialAuth,
  showForm,
  showTwoStep,
} from './state.ts';

const of = ({ sending }: AuthState): Submission => sending;

interface AskSpec<T extends PlainEventType> {
  readonly isAllowed?: (slice: AuthState) => boolean;
  readonly begun?: (slice: AuthState, data: EventData<T>) => void;
}

/** An input that asks for something: one thing at a time, whichever way. */
function asking<const T extends PlainEventType>(
  input: T,
  asked: (data: EventData<T>) => Asked,
  { begun, ...spec }: AskSpec<T> = {},
): Handlers<AuthState> {
  return sent<AuthState, T>({
    ...spec,
    input,
    of,
    begun(slice, data) {
      slice.asked = asked(data);
      slice.outcome = null;
      slice.linked = null;
      begun?.(slice, data);
    },
  });
}

const signIn = (): Asked => ({ what: 'sign-in' });
const code = (): Asked => ({ what: 'code' });
const link = (): Asked => ({ what: 'link' });
/** Without a network: with one tap, or a link of a letter. */
const alone = (what: 'leaving' | 'coming') => (): Asked => ({
  what,
  network: null,
  purpose: 'login',
});

function forgetProfile(slice: AuthState): void {
  slice.profile = null;
}

function noteLogin(slice: AuthState, { login }: { readonly login: string }): void {
  slice.defaults.login = login;
}

function notePhone(
  slice: AuthState,
  { country, phone }: { readonly country: string; readonly phone: string },
): void {
  Object.assign(slice.defaults, { country, phone });
}

const forms = compose<AuthState>(
  asking('session.loginSubmitted', signIn, { begun: noteLogin }),
  asking('auth.phoneSubmitted', signIn, { begun: notePhone }),
  asking('auth.smsRequested', code, { begun: notePhone }),
  asking('auth.smsSubmitted', signIn, { isAllowed: ({ sms }) => sms !== null }),
  asking('auth.linkRequested', link, { begun: noteLogin }),
  {
    on: {
      'auth.formChosen'(slice, { form, typed }) {
        // Whoever turns to another form waits for the answer to the first no longer.
        end(slice.sending);
        forgetOutcome(slice);
        Object.assign(slice.defaults, typed);
        showForm(slice, form);
      },
    },
  },
);

const unknownStep = {
  methods: [],
  method: null,
  expiresAt: null,
  isCodeSent: false,
  resendAt: null,
};

const hasTwoStep = ({ twoStep }: AuthState): boolean => twoStep !== null;

const secondStep = compose<AuthState>(
  asking('auth.twoStepSubmitted', signIn, { isAllowed: hasTwoStep }),
  asking('auth.twoStepSmsRequested', code, { isAllowed: hasTwoStep }),
  {
    on: {
      'auth.twoStepMethodChosen'(slice, { method }) {
        forgetOutcome(slice);
        if (slice.twoStep) slice.twoStep.method = method;
      },
      'auth.twoStepExpired'(slice) {
        // A code that is on its way has its own answer.
        if (slice.sending.pending !== null) return;
        forgetOutcome(slice);
        showForm(slice, firstFormOf(slice));
        slice.sending.told = tell('error', 'auth_two_step_over');
      },
      'auth.twoStepAsked': (slice) => showTwoStep(slice, unknownStep),
    },
  },
);

function notLetIn(slice: AuthState, key: MessageCode): void {
  end(slice.sending);
  forgetOutcome(slice);
  slice.sending.told = tell('error', key);
}

const networks = compose<AuthState>(
  asking('auth.socialChosen', ({ network, purpose }) => ({ what: 'leaving', network, purpose }), {
    begun: forgetProfile,
  }),
  asking(
    'auth.networkLinkSubmitted',
    ({ network }) => ({ what: 'leaving', network, purpose: 'link' }),
    {
      begun: forgetProfile,
    },
  ),
  asking('auth.oneTapChosen', alone('leaving')),
  asking('auth.socialReturned', ({ network, purpose }) => ({ what: 'coming', network, purpose })),
  asking('auth.oneTapReturned', alone('coming')),
  asking('auth.linkFollowed', alone('coming')),
  {
    on: {
      'auth.networkLeft'(slice) {
        forgetOutcome(slice);
        forgetProfile(slice);
      },
      'auth.goingFailed': (slice) => notLetIn(slice, 'auth_going_failed'),
      'auth.socialRefused': (slice, { reason }) =>
        notLetIn(slice, reason === 'denied' ? 'auth_social_denied' : 'auth_social_failed'),
    },
  },
);

const surroundings: Handlers<AuthState> = {
  on: {
    'app.visibilityChanged'(slice, { visible }) {
      // Whoever sees the page again has not gone to the network, or has come back without its word.
      if (!visible || slice.outcome !== 'leaving') return;
      end(slice.sending);
      slice.outcome = null;
    },
    'modal.opened'(slice, { kind }) {
      if (kind === 'login') forgetOutcome(slice);
    },
    'route.changed': forgetOutcome,
    'registration.left': forgetProfile,
  },
};

/** Calls whose answer sends the browser away: what was asked for stays under way until it is back. */
const DEPARTURES = [
  'oauth',
  'networkLink',
  'oneTapClient',
  'oneTapSignIn',
] as const satisfies readonly CallName[];

type Login = (typeof LOGIN_CALLS)[number];
type Departure = (typeof DEPARTURES)[number];

function departed(slice: AuthState, _: unknown, { data }: Envelope<'http.replied'>): void {
  if (isAnswer(slice.sending.pending, data)) slice.outcome = 'leaving';
}

const answers = compose<AuthState>(
  ...LOGIN_CALLS.map((call) =>
    answered<AuthState, Login>({ call, of, refused, accepted: loginTaken }),
  ),
  ...DEPARTURES.map((call) =>
    answered<AuthState, Departure>({ call, of, refused, isJudgedLater: true }),
  ),
  { replies: Object.fromEntries(DEPARTURES.map((call) => [call, departed])) },
  answered({ call: 'sendSms', of, refused, accepted: codeSent }),
  answered({ call: 'twoStepSms', of, refused, accepted: codeSent }),
  answered({
    call: 'loginLink',
    of,
    refused,
    accepted(slice) {
      slice.outcome = 'link-sent';
    },
  }),
);

export const auth = projection(
  'auth',
  2,
  initialAuth,
  compose(ofPlayer(initialAuth), forms, secondStep, networks, surroundings, answers),
);
