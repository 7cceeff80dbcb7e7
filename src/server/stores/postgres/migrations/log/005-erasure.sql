-- Who was erased stays erased: what arrives for them later has no key either.
create table erased_person (
  user_id text primary key,
  at bigint not null
);

-- True: what it seals was recorded while this person was signed in, the browser says, and came
-- signed in as them. False: it may be another's of the session, and goes with any of them.
alter table person_key add column certain boolean not null default false;

-- Whatever was looked up before: a key of somebody who is erased by now is none.
create function person_key_of_erased() returns trigger language plpgsql as $$
begin
  if exists (select 1 from erased_person where user_id = new.person)
    or (not new.certain and exists (
      select 1 from session_user_link u join erased_person e on e.user_id = u.user_id
      where u.session_id = new.session_id))
  then
    new.wrapped := null;
  end if;
  return new;
end
$$;

create trigger person_key_of_erased before insert on person_key
  for each row execute function person_key_of_erased();

create function session_user_of_erased() returns trigger language plpgsql as $$
begin
  if exists (select 1 from erased_person where user_id = new.user_id) then
    update person_key set wrapped = null
    where session_id = new.session_id and wrapped is not null
      and (not certain or person = new.user_id);
    update session set device = null where id = new.session_id;
  end if;
  return null;
end
$$;

create trigger session_user_of_erased after insert on session_user_link
  for each row execute function session_user_of_erased();
