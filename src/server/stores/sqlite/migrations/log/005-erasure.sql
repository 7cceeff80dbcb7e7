-- Who was erased stays erased: what arrives for them later has no key either.
create table erased_person (
  user_id text primary key,
  at integer not null
) strict, without rowid;

-- 1: what it seals was recorded while this person was signed in, the browser says, and came signed
-- in as them. 0: it may be another's of the session, and goes with any of them.
alter table person_key add column certain integer not null default 0;

create trigger session_user_of_erased after insert on session_user
when exists (select 1 from erased_person where user_id = new.user_id)
begin
  update person_key set wrapped = null
  where session_id = new.session_id and wrapped is not null
    and (certain = 0 or person = new.user_id);
  update session set device = null where id = new.session_id;
end;
