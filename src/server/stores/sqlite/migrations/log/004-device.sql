alter table session add column device text;
