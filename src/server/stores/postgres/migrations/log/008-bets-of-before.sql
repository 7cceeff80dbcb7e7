-- Logs of before there were facts of bets are searched by their bets, too: they are indexed anew.
delete from session_text t using batch b
where b.position = t.position and b.catalogue in ('0', '1', '2', '3');

update progress
set position = least(position, coalesce(
  (select min(b.position) - 1 from batch b where b.catalogue in ('0', '1', '2', '3')), position))
where name = 'index';
