-- Nobody is asked to upload more often while somebody watches.
alter table session drop column watched_until;
