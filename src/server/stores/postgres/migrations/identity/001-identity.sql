create table account (
  id text primary key,
  login text not null,
  -- The login in the form in which two logins are compared.
  login_key text collate "C" not null unique,
  password_hash text not null,
  -- JSON as it was written.
  roles text not null,
  profile text not null
);

create table auth_session (
  token_hash text primary key,
  user_id text not null references account (id) on delete cascade,
  created_at bigint not null,
  used_at bigint not null
);

create index auth_session_of on auth_session (user_id);
