/** Who somebody is, and the documents that show it. */
export const texts = {
  verificationVerified: 'You are verified. Nothing is due.',
  verification_room: 'Until you are verified you can take out {{bound}}.',
  verification_due_title: 'What we need',
  verification_need_identity: 'Who you are',
  verification_need_address: 'Where you live',
  verification_need_payment: 'Whose your way to pay is',
  verification_why_identity:
    'The law asks us to know who plays, and that they are of age. An identity card, passport or driving licence shows it.',
  verification_why_address:
    'A bill, bank statement or letter of an authority, no older than three months, with your name and address.',
  verification_why_payment:
    'Only if support asks you for it. Cover all but the last four digits of a card.',
  verification_standing_missing: 'not sent',
  verification_standing_waiting: 'is being checked',
  verification_standing_approved: 'approved',
  verification_standing_refused: 'refused',
  verification_standing_expired: 'expired',
  verification_next_missing: 'Send a document below.',
  verification_next_waiting: 'There is nothing for you to do. You see here what comes of it.',
  verification_next_approved: 'There is nothing more to do.',
  verification_next_refused: 'Send another one. Why this one was refused stands with it below.',
  verification_next_expired: 'It is not good any more. Send one that is.',
  verification_send_title: 'Send a document',
  verification_privacy:
    'Support alone sees it. It is kept encrypted, and deleted once it is refused, taken back or expired.',
  verification_kind: 'What is it?',
  verification_kind_identity_card: 'Identity card',
  verification_kind_passport: 'Passport',
  verification_kind_driving_licence: 'Driving licence',
  verification_kind_address: 'Proof of address',
  verification_kind_payment: 'Proof of a way to pay',
  verification_file: 'File',
  verification_file_hint: 'JPEG, PNG or PDF of at most 8 MB. All of it in sight and readable.',
  verification_file_missing: 'Choose a file.',
  verification_send: 'Send',
  verification_progress: 'How much is sent',
  verification_documents: 'Your documents',
  verification_sent_on: 'sent {{when}}',
  verification_good_until: 'good until {{when}}',
  verificationReasonUnreadable: 'It cannot be read. Send a sharper picture.',
  verificationReasonIncomplete: 'A part of it is missing. Send all of it, both sides.',
  verificationReasonWrongKind:
    'It is another kind of document. Choose what it is, or send the right one.',
  verificationReasonOutOfDate: 'It is out of date. Send one that is good.',
  verificationReasonOtherData:
    'Name, date of birth or address are not those of your account. Write to support if those of the account are wrong.',
  verificationReasonAltered: 'The picture was changed. Send one as the camera took it.',
  verification_withdraw: 'Take back',
  verification_withdraw_of: 'Take back: {{document}}',
  verificationTaken: 'We have your document. It will be checked.',
  verificationWithdrawn: 'The document is taken back and deleted.',
  verificationFailed: 'That did not work. Try again.',
  verification_load_failed: 'How it stands cannot be loaded',
  verificationRefusedTooMany:
    'Ten documents are being checked already. Wait until they are, or take one back.',
  verificationRefusedEmpty: 'There is nothing in the file. Choose another one.',
  verificationRefusedTooLarge: 'The file is larger than 8 MB. Choose a smaller one.',
  verificationRefusedWrongType:
    'The file is no JPEG, PNG or PDF, whatever it is called. Choose another one.',
  verificationRefusedDecided: 'The document is decided on already. Load the page again.',
  verification_data_intro:
    'Your documents are compared with these data. Support changes what is wrong.',
  verification_data_name: 'Name',
  verification_data_birthday: 'Date of birth',
  verification_data_address: 'Address',
  verification_data_none: 'not given',
  verification_to_documents: 'Send documents',
  verificationNewsApprovedIdentity: 'Your proof of identity is approved',
  verificationNewsApprovedAddress: 'Your proof of address is approved',
  verificationNewsApprovedPayment: 'Your proof of a way to pay is approved',
  verificationNewsRefusedIdentity: 'We could not accept your proof of identity',
  verificationNewsRefusedAddress: 'We could not accept your proof of address',
  verificationNewsRefusedPayment: 'We could not accept your proof of a way to pay',
  verificationNewsExpiredIdentity: 'Your proof of identity waited too long',
  verificationNewsExpiredAddress: 'Your proof of address waited too long',
  verificationNewsExpiredPayment: 'Your proof of a way to pay waited too long',
  verificationNewsAsked: 'Support asks you for a document',
  verificationNewsAskedText:
    'We need to know whose your way to pay is. Send a document that shows it; cover all but the last four digits of a card.',
  verificationNewsMore:
    'Something else is still due before you are verified. The page of your documents says what.',
  verificationNewsLate:
    'We did not get to it in time, and it is deleted. Please send it once more.',
  verificationNewsLink: 'To your documents',
  identification_title: 'Tell us who you are',
  identification_why_required:
    'Until we know who you are, nothing can be paid in: the law asks for it.',
  identification_why_bonus:
    'Your bonus goes to who can show who they are, and to each person once.',
  identification_why_document: 'Support asks you for one more document.',
  identification_why_needed:
    'We still have to know who you are. You can pay in meanwhile; more than a little is paid out only once we know.',
  identification_group_waiting:
    'We have documents of yours and are looking at them. You need not send those again.',
  identification_group_refused: 'One that you sent does not do any more. Your documents say why.',
  identification_later: 'Later',
  identification_held:
    'Until we know who you are, your bonus keeps the rest of the site closed. Your bets, your payments, taking money out, your limits and support stay open, and you can sign out.',
} as const;
