-- Counts the passwords of a user: what began under an earlier one does not go on.
alter table user add column password_version integer not null default 0;
