/** Who somebody is, and the documents that show it. */
export const texts = {
  verification_verified: 'You are verified. Nothing is due.',
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
  verification_reason_unreadable: 'It cannot be read. Send a sharper picture.',
  verification_reason_incomplete: 'A part of it is missing. Send all of it, both sides.',
  verification_reason_wrong_kind:
    'It is another kind of document. Choose what it is, or send the right one.',
  verification_reason_out_of_date: 'It is out of date. Send one that is good.',
  verification_reason_other_data:
    'Name, date of birth or address are not those of your account. Write to support if those of the account are wrong.',
  verification_reason_altered: 'The picture was changed. Send one as the camera took it.',
  verification_withdraw: 'Take back',
  verification_withdraw_of: 'Take back: {{document}}',
  verification_taken: 'We have your document. It will be checked.',
  verification_withdrawn: 'The document is taken back and deleted.',
  verification_failed: 'That did not work. Try again.',
  verification_load_failed: 'How it stands cannot be loaded',
  verification_refused_too_many:
    'Ten documents are being checked already. Wait until they are, or take one back.',
  verification_refused_empty: 'There is nothing in the file. Choose another one.',
  verification_refused_too_large: 'The file is larger than 8 MB. Choose a smaller one.',
  verification_refused_wrong_type:
    'The file is no JPEG, PNG or PDF, whatever it is called. Choose another one.',
  verification_refused_decided: 'The document is decided on already. Load the page again.',
  verification_data_intro:
    'Your documents are compared with these data. Support changes what is wrong.',
  verification_data_name: 'Name',
  verification_data_birthday: 'Date of birth',
  verification_data_address: 'Address',
  verification_data_none: 'not given',
  verification_to_documents: 'Send documents',
  verification_news_approved_identity: 'Your proof of identity is approved',
  verification_news_approved_address: 'Your proof of address is approved',
  verification_news_approved_payment: 'Your proof of a way to pay is approved',
  verification_news_refused_identity: 'We could not accept your proof of identity',
  verification_news_refused_address: 'We could not accept your proof of address',
  verification_news_refused_payment: 'We could not accept your proof of a way to pay',
  verification_news_expired_identity: 'Your proof of identity waited too long',
  verification_news_expired_address: 'Your proof of address waited too long',
  verification_news_expired_payment: 'Your proof of a way to pay waited too long',
  verification_news_asked: 'Support asks you for a document',
  verification_news_asked_text:
    'We need to know whose your way to pay is. Send a document that shows it; cover all but the last four digits of a card.',
  verification_news_more:
    'Something else is still due before you are verified. The page of your documents says what.',
  verification_news_late:
    'We did not get to it in time, and it is deleted. Please send it once more.',
  verification_news_link: 'To your documents',
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
