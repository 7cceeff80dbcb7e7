import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { protectionBand } from '../../src/projections/user.ts';
import { given, happened, replied } from '../support/given.ts';

const result = {
  disallow_line_sport: [10, 9, 1],
  disallow_live_sport: [],
  phone_number: '5550100',
  phone_code: '+44',
  user_email: 'player@example.test',
  user_name: 'player',
  user_country_code: 'gb',
  user_country_id: 1,
  activation_type: 1,
  user_ref_id: 1,
  user_msg_count: 0,
  user_hide_balance: false,
  changed_pass_day_count: 3,
  user_data: {
    date_birthday: '1990-01-01',
    document_type_id: 1,
    inn: '123456789012',
    name: 'Ann',
    passport: '4509 123456',
    passport_date: '2010-01-01',
    passport_end_date: '2030-01-01',
    registration_address: 'Here 1',
    surname: 'Ex',
  },
  protection_level: 40,
  protection_methods: {
    is_changed_password: true,
    enable_two_factor_auth: false,
    enable_phone_binding: true,
    enable_security_question: false,
    enable_email_auth: false,
  },
  is_need_identification: false,
  ban_level: 0,
  ban_version: 0,
  user_status_id: 1,
  verification_status: 0,
  verification_types: [],
  verification_status_group_code: '',
  requested_additional_document: false,
  has_deposit: true,
  is_identification_bonus: false,
  show_verification_modal_on_deposit_page: false,
  remaining_days_to_activate: 0,
  requireIdentification: false,
} as const;

const loaded = replied('userConfig', { result: structuredClone(result) as never });
const signedIn = happened('session.started', { userId: '7' });

const test = suite('projections: user');

test('the configuration is taken over, sports sorted as numbers', () => {
  const state = given('user', [signedIn, loaded]);
  assert.is(state.userId, '7');
  assert.equal(state.config?.disallow_line_sport, [1, 9, 10]);
  assert.is(state.profile?.name, 'Ann');
});

test('document numbers never enter the read model, only whether there are any', () => {
  const state = given('user', [signedIn, loaded]);
  const text = JSON.stringify(state);
  assert.not.match(text, '4509');
  assert.not.match(text, '123456789012');
  assert.equal(state.documents, { hasInn: true, hasPassport: true });
});

test('signing out, or in as somebody else, forgets the one before', () => {
  const out = given('user', [signedIn, loaded, happened('session.ended', { reason: 'logout' })]);
  assert.is(out.config, null);
  assert.is(out.profile, null);
  const other = given('user', [signedIn, loaded, happened('session.started', { userId: '8' })]);
  assert.is(other.userId, '8');
  assert.is(other.profile, null);
});

test('bands of the protection level', () => {
  const bands = [0, 30, 31, 69, 70, 99, 100].map(protectionBand);
  assert.equal(bands, ['bad', 'bad', 'normal', 'normal', 'good', 'good', 'full']);
});

test.run();
