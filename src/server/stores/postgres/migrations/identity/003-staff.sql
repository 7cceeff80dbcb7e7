-- Until when a password is good that somebody else made; null for one of the account's own.
alter table account add column password_expires_at bigint;
-- Since when nobody signs in with the account; null while it is open.
alter table account add column disabled_at bigint;
create index account_staff on account (login_key) where roles <> '["player"]';

-- Browser and system in short.
alter table auth_session add column device text not null default '';

create table second_step (
  user_id text primary key references account (id) on delete cascade,
  sealed_key text not null,
  started_at bigint not null,
  -- null while it is being set up
  enabled_at bigint,
  -- The time step of the last code that counted.
  last_step bigint not null default 0
);

create table recovery_code (
  user_id text not null references account (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
