-- An erasure may have to be tried again before it is done: what it destroyed is counted once.
alter table erased_person add column keys integer not null default 0;
