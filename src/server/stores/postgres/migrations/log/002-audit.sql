create table audit (
  id bigint generated always as identity primary key,
  -- Drawn once an entry, so that an entry written twice after a lost connection is there once.
  entry_key uuid not null unique,
  at bigint not null,
  actor_id text not null,
  role text not null,
  action text not null,
  session_id text,
  user_id text,
  detail text
);

create index audit_actor on audit (actor_id, id);
create index audit_session on audit (session_id, id);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end
$$;

create trigger audit_is_kept_as_written before update or delete on audit
  for each row execute function audit_is_append_only();

create trigger audit_is_not_emptied before truncate on audit
  for each statement execute function audit_is_append_only();
