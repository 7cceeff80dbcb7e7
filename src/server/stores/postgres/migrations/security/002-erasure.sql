create table erasure (
  id bigint generated always as identity primary key,
  user_id text not null,
  -- pending, confirmed, cancelled, carried-out
  state text not null,
  requested_by text not null,
  requested_at bigint not null,
  -- When it is carried out without a second person.
  due_at bigint not null,
  decided_by text,
  decided_at bigint,
  carried_at bigint,
  -- A second pass, for what was being written while the first was made.
  checked_at bigint,
  sessions bigint,
  keys bigint
);

-- One at a time for a person; one that is carried out is for good.
create unique index erasure_of on erasure (user_id) where state <> 'cancelled';
