create table user (
  id text primary key,
  login text not null,
  -- The login in the form in which two logins are compared.
  login_key text not null unique,
  password_hash text not null,
  roles text not null,
  profile text not null
) strict, without rowid;

create table auth_session (
  token_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  created_at integer not null,
  used_at integer not null
) strict, without rowid;

create index auth_session_of on auth_session (user_id);
