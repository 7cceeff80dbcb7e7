create table audit (
  id integer primary key autoincrement,
  at integer not null,
  actor_id text not null,
  role text not null,
  action text not null,
  session_id text,
  user_id text,
  detail text
) strict;

create index audit_actor on audit (actor_id, id);
create index audit_session on audit (session_id, id);

create trigger audit_is_kept_as_written before update on audit
begin
  select raise(abort, 'the audit is append-only');
end;

create trigger audit_is_kept before delete on audit
begin
  select raise(abort, 'the audit is append-only');
end;
