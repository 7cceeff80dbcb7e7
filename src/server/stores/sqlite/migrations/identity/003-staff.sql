-- Until when a password is good that somebody else made; null for one of the user's own.
alter table user add column password_expires_at integer;
-- Since when nobody signs in with the account; null while it is open.
alter table user add column disabled_at integer;
create index user_staff on user (login_key) where roles <> '["player"]';

-- Browser and system in short.
alter table auth_session add column device text not null default '';

create table second_step (
  user_id text primary key references user (id) on delete cascade,
  sealed_key text not null,
  started_at integer not null,
  -- null while it is being set up
  enabled_at integer,
  -- The time step of the last code that counted.
  last_step integer not null default 0
) strict, without rowid;

create table recovery_code (
  user_id text not null references user (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
) strict, without rowid;
