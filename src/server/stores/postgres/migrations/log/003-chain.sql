-- Batches of format 2 hash their parts apart, and say what they follow.
alter table batch add column format integer not null default 1;
alter table batch add column personal_hash bytea;
alter table batch add column previous bytea;

-- The newest signed head, JSON.
alter table session add column receipt text;
