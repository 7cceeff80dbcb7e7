-- Autoincrement: an id is never given twice, whatever is removed.
create table security_event (
  id integer primary key autoincrement,
  at integer not null,
  last_at integer not null,
  count integer not null,
  merged integer not null,
  kind text not null,
  outcome text not null,
  place text,
  reason text,
  actor_id text,
  subject_id text,
  session text,
  network text
) strict;

create index security_event_kind on security_event (kind, id);
create index security_event_actor on security_event (actor_id, id) where actor_id is not null;
create index security_event_subject on security_event (subject_id, id) where subject_id is not null;

create trigger security_event_is_kept_as_written before update on security_event
begin
  select raise(abort, 'security events are append-only');
end;

create trigger security_event_is_kept before delete on security_event
when old.last_at > (unixepoch() - case old.outcome when 'refused' then 90 else 400 end * 86400) * 1000
begin
  select raise(abort, 'security events are append-only');
end;
