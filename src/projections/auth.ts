import {
  codeSent,
  failed,
  leaving,
  linkSent,
  loginAnswered,
  refused,
  requested,
} from './auth-answers.ts';
import {
  type AuthState,
  ask,
  firstFormOf,
  forgetOutcome,
  initialAuth,
  showForm,
  showTwoStep,
} from './auth-state.ts';
import { type Handlers, projection } from './define.ts';

const unknownStep = {
  methods: [],
  method: null,
  expiresAt: null,
  isCodeSent: false,
  resendAt: null,
};

function reset(slice: AuthState): void {
  Object.assign(slice, initialAuth());
}

const forms: Handlers<AuthState>['on'] = {
  'auth.formChosen'(slice, { form, typed }) {
    // Whoever turns to another form waits for the answer to the first no longer.
    slice.loading = null;
    forgetOutcome(slice);
    Object.assign(slice.defaults, typed);
    showForm(slice, form);
  },
  'session.loginSubmitted'(slice, { login }, event) {
    slice.defaults.login = login;
    ask(slice, { what: 'sign-in' }, event);
  },
  'auth.phoneSubmitted'(slice, { country, phone }, event) {
    Object.assign(slice.defaults, { country, phone });
    ask(slice, { what: 'sign-in' }, event);
  },
  'auth.smsRequested'(slice, { country, phone }, event) {
    Object.assign(slice.defaults, { country, phone });
    ask(slice, { what: 'code' }, event);
  },
  'auth.smsSubmitted'(slice, _, event) {
    if (slice.sms) ask(slice, { what: 'sign-in' }, event);
  },
  'auth.linkRequested'(slice, { login }, event) {
    slice.defaults.login = login;
    ask(slice, { what: 'link' }, event);
  },
};

const twoStep: Handlers<AuthState>['on'] = {
  'auth.twoStepMethodChosen'(slice, { method }) {
    forgetOutcome(slice);
    if (slice.twoStep) slice.twoStep.method = method;
  },
  'auth.twoStepSubmitted'(slice, _, event) {
    if (slice.twoStep) ask(slice, { what: 'sign-in' }, event);
  },
  'auth.twoStepSmsRequested'(slice, _, event) {
    if (slice.twoStep) ask(slice, { what: 'code' }, event);
  },
  'auth.twoStepExpired'(slice) {
    // A code that is on its way has its own answer.
    if (slice.loading) return;
    forgetOutcome(slice);
    showForm(slice, firstFormOf(slice));
    slice.message = 'auth_two_step_over';
  },
  'auth.twoStepAsked': (slice) => showTwoStep(slice, unknownStep),
};

function notLetIn(slice: AuthState, message: string): void {
  slice.loading = null;
  forgetOutcome(slice);
  slice.responseType = 'refused';
  slice.message = message;
}

const ways: Handlers<AuthState>['on'] = {
  'auth.socialChosen'(slice, { network, purpose }, event) {
    slice.profile = null;
    ask(slice, { what: 'leaving', network, purpose }, event);
  },
  'auth.networkLinkSubmitted'(slice, { network }, event) {
    slice.profile = null;
    ask(slice, { what: 'leaving', network, purpose: 'link' }, event);
  },
  'auth.oneTapChosen': (slice, _, event) =>
    ask(slice, { what: 'leaving', network: null, purpose: 'login' }, event),
  'auth.socialReturned': (slice, { network, purpose }, event) =>
    ask(slice, { what: 'coming', network, purpose }, event),
  'auth.networkLeft'(slice) {
    forgetOutcome(slice);
    slice.profile = null;
  },
  'auth.goingFailed': (slice) => notLetIn(slice, 'auth_going_failed'),
  'auth.socialRefused': (slice, { reason }) =>
    notLetIn(slice, reason === 'denied' ? 'auth_social_denied' : 'auth_social_failed'),
  'auth.oneTapReturned': (slice, _, event) =>
    ask(slice, { what: 'coming', network: null, purpose: 'login' }, event),
  'auth.linkFollowed': (slice, _, event) =>
    ask(slice, { what: 'coming', network: null, purpose: 'login' }, event),
};

const surroundings: Handlers<AuthState>['on'] = {
  'app.visibilityChanged'(slice, { visible }) {
    // Whoever sees the page again has not gone to the network, or has come back without its word.
    if (!visible || slice.responseType !== 'leaving') return;
    slice.loading = null;
    slice.responseType = null;
  },
  'modal.opened'(slice, { kind }) {
    if (kind === 'login') forgetOutcome(slice);
  },
  'route.changed': forgetOutcome,
  'registration.left'(slice) {
    slice.profile = null;
  },
  'session.started': reset,
  'session.ended': reset,
};

const answers = {
  loginByEmail: loginAnswered,
  loginByPhone: loginAnswered,
  loginByToken: loginAnswered,
  loginBySocial: loginAnswered,
  loginBySms: loginAnswered,
  loginTwoStep: loginAnswered,
  sendSms: codeSent,
  twoStepSms: codeSent,
  loginLink: linkSent,
  oauth: leaving,
  networkLink: leaving,
  oneTapClient: leaving,
  oneTapSignIn: leaving,
} satisfies Handlers<AuthState>['replies'];

/** The same for every call of which there are answers. */
function each<T>(handler: T): Record<string, T> {
  return Object.fromEntries(Object.keys(answers).map((call) => [call, handler]));
}

export const auth = projection('auth', 1, initialAuth, {
  on: { ...forms, ...twoStep, ...ways, ...surroundings },
  requests: each(requested),
  replies: answers,
  refusals: each(refused),
  failures: each(failed),
});
