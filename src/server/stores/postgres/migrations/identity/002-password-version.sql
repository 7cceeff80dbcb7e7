-- Counts the passwords of an account: what began under an earlier one does not go on.
alter table account add column password_version integer not null default 0;
