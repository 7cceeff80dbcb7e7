create table session (
  ordinal integer primary key autoincrement,
  id text not null unique,
  owner text not null,
  received_first integer not null,
  received_last integer not null,
  started_at integer,
  last_at integer,
  acked_seq integer not null,
  chain text not null,
  event_count integer not null,
  missing integer not null,
  -- Who was signed in when the newest batch came.
  last_user_id text,
  build text,
  watched_until integer not null default 0,
  verdict text
) strict;

create index session_unverified on session (received_last) where verdict is null;

-- Autoincrement: a position is never given twice, whatever is removed.
create table batch (
  position integer primary key autoincrement,
  session_id text not null,
  first_seq integer not null,
  count integer not null,
  missing integer not null,
  catalogue text not null,
  chain blob not null,
  body_hash blob not null,
  received_at integer not null,
  user_id text,
  public_part blob not null,
  key_id integer references person_key (id),
  personal_part blob,
  set_aside text,
  unique (session_id, first_seq)
) strict;

create index batch_set_aside on batch (session_id) where set_aside is not null;

-- An erased person's row stays, without its key.
create table person_key (
  id integer primary key autoincrement,
  session_id text not null,
  person text not null,
  wrapped blob
) strict;

create unique index person_key_living on person_key (session_id, person) where wrapped is not null;

create index person_key_of on person_key (person);

create table session_user (
  session_id text not null,
  user_id text not null,
  -- 1: a batch came signed in as this user; 0: only an event says so.
  linked integer not null,
  primary key (session_id, user_id)
) strict, without rowid;

create index session_user_of on session_user (user_id, session_id);

create table session_type (
  session_id text not null,
  type text not null,
  primary key (type, session_id)
) strict, without rowid;

-- One row a batch, its rowid the batch's position.
create virtual table session_text using fts5 (
  text, session_id unindexed, tokenize = 'trigram', columnsize = 0
);

create table progress (
  name text primary key,
  position integer not null
) strict, without rowid;

create table constant (
  name text primary key,
  value text not null
) strict, without rowid;
