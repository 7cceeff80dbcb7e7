create table erasure (
  id integer primary key autoincrement,
  user_id text not null,
  -- pending, confirmed, cancelled, carried-out
  state text not null,
  requested_by text not null,
  requested_at integer not null,
  -- When it is carried out without a second person.
  due_at integer not null,
  decided_by text,
  decided_at integer,
  carried_at integer,
  -- A second pass, for what was being written while the first was made.
  checked_at integer,
  sessions integer,
  keys integer
) strict;

-- One at a time for a person; one that is carried out is for good.
create unique index erasure_of on erasure (user_id) where state <> 'cancelled';
