-- What is over its sender's budget is read last, and in turns: `turn` is 0 while it waits for one.
alter table session add column late integer not null default 0;
-- The last turn of a session of which batches wait for one, 0 before its first; null where none does.
alter table session add column late_turn integer;
alter table batch add column turn integer;

create index batch_in_order on batch (position) where turn is null;
create index batch_in_turn on batch (turn) where turn is not null;
create index batch_late on batch (session_id, turn, position) where turn is not null;
create index session_late on session (late_turn) where late_turn is not null;
