-- Logs of before there were facts of bets are searched by their bets, too: they are indexed anew.
delete from session_text
where rowid in (select position from batch where catalogue in ('0', '1', '2', '3'));

update progress
set position = min(position, coalesce(
  (select min(position) - 1 from batch where catalogue in ('0', '1', '2', '3')), position))
where name = 'index';
