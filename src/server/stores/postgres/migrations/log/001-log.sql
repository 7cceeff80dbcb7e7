create table session (
  ordinal bigint generated always as identity primary key,
  id text collate "C" not null unique,
  owner text not null,
  received_first bigint not null,
  received_last bigint not null,
  started_at bigint,
  last_at bigint,
  acked_seq bigint not null,
  chain text not null,
  event_count bigint not null,
  missing bigint not null,
  -- Who was signed in when the newest batch came.
  last_user_id text,
  build text,
  watched_until bigint not null default 0,
  verdict text
);

create index session_unverified on session (received_last) where verdict is null;

-- An erased person's row stays, without its key.
create table person_key (
  id bigint generated always as identity primary key,
  session_id text not null,
  person text not null,
  wrapped bytea
);

create unique index person_key_living on person_key (session_id, person) where wrapped is not null;

create index person_key_of on person_key (person);

-- Positions are given under a lock that is held to the commit: whoever sees one sees all before it.
create table batch (
  position bigint generated always as identity primary key,
  session_id text collate "C" not null,
  first_seq bigint not null,
  count bigint not null,
  missing bigint not null,
  catalogue text not null,
  chain bytea not null,
  body_hash bytea not null,
  received_at bigint not null,
  user_id text,
  public_part bytea not null,
  -- Of person_key; no reference, whose check would wait while that table is rewritten.
  key_id bigint,
  personal_part bytea,
  set_aside text,
  unique (session_id, first_seq)
);

-- The parts are compressed or encrypted already.
alter table batch alter column public_part set storage external;
alter table batch alter column personal_part set storage external;

create index batch_set_aside on batch (session_id) where set_aside is not null;

create table session_user_link (
  session_id text collate "C" not null,
  user_id text not null,
  -- True: a batch came signed in as this user; false: only an event says so.
  linked boolean not null,
  primary key (session_id, user_id)
);

create index session_user_of on session_user_link (user_id, session_id);

create table session_type (
  session_id text collate "C" not null,
  type text not null,
  primary key (type, session_id)
);

-- One row a batch, in lower case.
create table session_text (
  position bigint primary key,
  session_id text collate "C" not null,
  text text not null
);

-- Without trigrams a search by text reads every row; it finds the same.
do $$
begin
  create extension if not exists pg_trgm;
  create index session_text_trigrams on session_text using gin (text gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
    raise notice 'no trigram index: %', sqlerrm;
end
$$;

create table progress (
  name text primary key,
  position bigint not null
);

create table constant (
  name text primary key,
  value text not null
);
