-- Ids are given under a lock that is held to the commit: whoever sees one sees all before it.
create table security_event (
  id bigint generated always as identity primary key,
  -- Drawn once an event, so that one written twice after a lost connection is there once.
  entry_key uuid not null unique,
  at bigint not null,
  last_at bigint not null,
  count bigint not null,
  merged boolean not null,
  kind text not null,
  outcome text not null,
  place text,
  reason text,
  actor_id text,
  subject_id text,
  session text,
  network text
);

create index security_event_kind on security_event (kind, id);
create index security_event_actor on security_event (actor_id, id) where actor_id is not null;
create index security_event_subject on security_event (subject_id, id) where subject_id is not null;

create function security_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only';
end
$$;

create trigger security_event_is_kept_as_written before update on security_event
  for each row execute function security_event_is_append_only();

create trigger security_event_is_kept before delete on security_event
  for each row
  when (old.last_at > extract(epoch from now()) * 1000
    - case old.outcome when 'refused' then 90 else 400 end * 86400000::bigint)
  execute function security_event_is_append_only();

create trigger security_event_is_not_emptied before truncate on security_event
  for each statement execute function security_event_is_append_only();
