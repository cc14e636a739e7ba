-- When a user last changed the password: tokens issued before are refused. Null when that never happened.
alter table users add column password_changed_at timestamptz;

-- The gateways ask for the latest changes. Most users never change their password, and are not in this index.
create index users_password_changes on users (password_changed_at) where password_changed_at is not null;
