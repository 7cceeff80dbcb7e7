import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import { askedBy, isAnswer, noteCall } from './pending.ts';
import { failureKey, refusalKey, refusedFields, retryTime } from './refusal.ts';
import { registeredAs, registeredHandlers } from './registered.ts';
import { initialRegistration, type RegistrationState, stepsOf } from './registration-state.ts';

const SECOND = 1000;
/** Something is wrong with the form itself: it has made no account. */
const UNPROCESSABLE = 422;

/** Nothing is wrong, and nothing under way but a form that was sent. */
function calm(slice: RegistrationState): void {
  const busy = slice.sending !== null;
  Object.assign(slice, { busy, refused: {}, error: null, retryAt: null });
}

/** Whether it is about the form that was sent; from here on that is answered. */
function answered(slice: RegistrationState, answer: { readonly requestId: number }): boolean {
  if (!isAnswer(slice.sending, answer)) return false;
  slice.sending = null;
  calm(slice);
  // Whoever left the form is not told of it in the next one.
  return slice.place !== null;
}

function sending(slice: RegistrationState): void {
  calm(slice);
  slice.busy = true;
}

/** The form is away, and begins anew; a code that was sent is still good. */
function away(slice: RegistrationState): void {
  calm(slice);
  slice.place = null;
  slice.step = 0;
}

/** What was refused stands next to its field, in the step where that is; the rest above all. */
function refused(
  slice: RegistrationState,
  replied: EventData<'http.replied'>,
  { at }: { readonly at: number },
): void {
  calm(slice);
  slice.refused = refusedFields(replied);
  slice.retryAt = retryTime(replied, at);
  const steps = slice.type === null ? [] : stepsOf(slice, slice.type);
  const first = steps.findIndex((step) => step.fields.some((field) => field in slice.refused));
  if (first === -1) slice.error = refusalKey(replied);
  else slice.step = first;
}

function failed(slice: RegistrationState, data: EventData<'http.failed'>): void {
  calm(slice);
  slice.error = failureKey(data);
}

/** Whether it is about the code that was asked for last here; a sign-in asks for codes as well. */
const isOfCode = ({ code }: RegistrationState, { requestId }: { readonly requestId: number }) =>
  code?.requestId === requestId;

function unknown(slice: RegistrationState): void {
  slice.status = 'failed';
}

export const registration = projection('registration', 1, initialRegistration, {
  on: {
    'route.changed'(slice, { route, params }) {
      // To this address networks send those they know.
      const isFromNetwork = route === 'registration' && params['type'] !== undefined;
      if (isFromNetwork && slice.place === null) slice.type = 'soc_reg';
    },
    'registration.started'(slice, { place }) {
      slice.place = place;
    },
    'registration.typeChosen'(slice, { type }) {
      calm(slice);
      slice.type = type;
      slice.step = 0;
    },
    'auth.networkLeft'(slice) {
      calm(slice);
      slice.step = 0;
    },
    'registration.stepChosen'(slice, { step }) {
      slice.step = step;
      slice.error = null;
    },
    'registration.codeAsked'(slice, { phone }) {
      slice.type = 'phone_reg';
      if (slice.code?.phone === phone) return;
      slice.code = { phone, requestId: null, expiresAt: null, resendAt: null };
    },
    'registration.submitted'(slice, { type, answers }, event) {
      if (slice.sending !== null) return;
      slice.sending = askedBy(event);
      slice.keySeq ??= event.seq;
      calm(slice);
      slice.type = type;
      slice.sent = { type, email: answers.email ?? null };
    },
    'registration.left': away,
    ...registeredHandlers.on,
    'session.started'(slice, { userId }) {
      away(slice);
      if (slice.registered?.userId !== userId) slice.registered = null;
    },
    'session.ended'(slice) {
      Object.assign(slice, { registered: null, code: null, sent: null, sending: null });
      delete slice.keySeq;
      calm(slice);
    },
  },
  requests: {
    registrationOptions(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
    register: (slice, _, event) => noteCall(slice.sending, event),
    ...registeredHandlers.requests,
    sendSms(slice, { requestId, body }) {
      const isOurs = (body as { readonly purpose?: string }).purpose === 'registration';
      if (!isOurs || slice.code === null) return;
      sending(slice);
      slice.code.requestId = requestId;
    },
  },
  replies: {
    registrationOptions(slice, { types, minimumAge, currencies, bonuses }) {
      Object.assign(slice, { status: 'ready', types, minimumAge, currencies, bonuses });
    },
    session(slice, { currency }) {
      slice.currency = currency;
    },
    sendSms(slice, { expiresIn, resendIn = 0 }, { data, at }) {
      if (!isOfCode(slice, data) || slice.code === null) return;
      calm(slice);
      slice.code.expiresAt = at + expiresIn * SECOND;
      slice.code.resendAt = at + resendIn * SECOND;
      if (slice.place !== null && slice.type === 'phone_reg') slice.step = 1;
    },
    register(slice, { userId, login, password }, { data }) {
      if (!isAnswer(slice.sending, data) || slice.sent === null) return;
      slice.sending = null;
      delete slice.keySeq;
      away(slice);
      slice.registered = registeredAs({
        ...slice.sent,
        userId,
        login,
        hasPassword: password !== undefined,
      });
    },
    ...registeredHandlers.replies,
  },
  refusals: {
    registrationOptions: unknown,
    register(slice, data, event) {
      if (isAnswer(slice.sending, data) && data.status === UNPROCESSABLE) delete slice.keySeq;
      if (answered(slice, data)) refused(slice, data, event);
    },
    sendSms(slice, data, event) {
      if (isOfCode(slice, data)) refused(slice, data, event);
    },
    ...registeredHandlers.refusals,
  },
  failures: {
    registrationOptions: unknown,
    register(slice, data) {
      if (answered(slice, data)) failed(slice, data);
    },
    sendSms(slice, data) {
      if (isOfCode(slice, data)) failed(slice, data);
    },
    ...registeredHandlers.failures,
  },
});
