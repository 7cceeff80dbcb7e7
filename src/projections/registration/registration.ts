import type { EventData } from '../../events/catalogue.ts';
import { isPage } from '../../routes/table.ts';
import { untilEnded } from '../answers/forgetting.ts';
import { resource } from '../answers/resource.ts';
import { clearOutcome, submission, unsent } from '../answers/submission.ts';
import { tellRefusal } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { type Handlers, projection } from '../define.ts';
import { registeredAs, registeredHandlers } from './registered.ts';
import { initialRegistration, isCodeSent, type RegistrationState, stepsOf } from './state.ts';

const SECOND = 1000;

/** The form is gone, and begins anew; a code that was sent is still good. */
function leave(slice: RegistrationState): void {
  clearOutcome(slice.form);
  slice.place = null;
  slice.step = 0;
}

/** What was refused stands next to its field, in the step where that is; the rest above all. */
function refused(slice: RegistrationState, replied: EventData<'http.replied'>): void {
  const { form, type } = slice;
  const steps = type === null ? [] : stepsOf(slice, type);
  const first = steps.findIndex(({ fields }) => fields.some((field) => field in form.refused));
  if (first === -1) form.told ??= tellRefusal(replied);
  else slice.step = first;
}

/** What may be chosen. */
const options = resource({
  call: 'registrationOptions',
  of: (slice: RegistrationState) => slice,
  take(slice, { types, minimumAge, currencies, bonuses }) {
    Object.assign(slice, { types, minimumAge, currencies, bonuses });
  },
});

/** The code that proves a phone. One that is still on its way is not asked for again. */
const code = submission({
  input: 'registration.codeAsked',
  call: 'sendSms',
  of: ({ form }: RegistrationState) => form,
  isAllowed: (slice, { phone }, { at }) => !isCodeSent(slice, phone, at),
  begun(slice, { phone }) {
    slice.type = 'phone_reg';
    if (slice.code?.phone !== phone) slice.code = { phone, expiresAt: null, resendAt: null };
  },
  accepted(slice, { expiresIn, resendIn = 0 }, { at }) {
    clearOutcome(slice.form);
    if (slice.code === null) return;
    slice.code.expiresAt = at + expiresIn * SECOND;
    slice.code.resendAt = at + resendIn * SECOND;
    if (slice.place !== null && slice.type === 'phone_reg') slice.step = 1;
  },
  refused,
});

/** The form itself, which makes an account once. */
const form = submission({
  input: 'registration.submitted',
  call: 'register',
  isKeyed: true,
  of: ({ form }: RegistrationState) => form,
  begun(slice, { type, answers }) {
    slice.type = type;
    slice.sent = { type, email: answers.email ?? null };
  },
  accepted(slice, { userId, login, password }) {
    if (slice.sent === null) return;
    const account = { ...slice.sent, userId, login, hasPassword: password !== undefined };
    slice.registered = registeredAs(account);
    leave(slice);
  },
  refused(slice, replied) {
    if (slice.place === null) clearOutcome(slice.form);
    else refused(slice, replied);
  },
  // Whoever left the form is not told of it in the next one.
  failed(slice) {
    if (slice.place === null) clearOutcome(slice.form);
  },
});

/** What is the player's, as it is before there is one. */
const blank = () => ({ registered: null, code: null, sent: null, form: unsent() });

const handlers: Handlers<RegistrationState> = {
  on: {
    'route.changed'(slice, { route, params }) {
      // To this address networks send those they know.
      const isFromNetwork = isPage(route, 'registration') && params['type'] !== undefined;
      if (isFromNetwork && slice.place === null) slice.type = 'soc_reg';
    },
    'registration.started'(slice, { place }) {
      slice.place = place;
    },
    'registration.typeChosen'(slice, { type }) {
      clearOutcome(slice.form);
      slice.type = type;
      slice.step = 0;
    },
    'auth.networkLeft'(slice) {
      clearOutcome(slice.form);
      slice.step = 0;
    },
    'registration.stepChosen'(slice, { step }) {
      slice.step = step;
      slice.form.told = null;
    },
    'registration.left': leave,
    // Whoever made an account is signed in to it, and is still to be shown how to come back.
    'session.started'(slice, { userId }) {
      leave(slice);
      if (slice.registered?.userId !== userId) slice.registered = null;
    },
  },
  replies: {
    session(slice, { currency }) {
      slice.currency = currency;
    },
  },
};

export const registration = projection(
  'registration',
  3,
  initialRegistration,
  compose(options, code, form, registeredHandlers, untilEnded<RegistrationState>(blank), handlers),
);
