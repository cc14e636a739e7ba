-- The order in which accounts became private or public again, for the services that keep a copy of the private accounts.
--
-- The position is the id of the transaction that changed the account. A reader who takes only positions of transactions
-- that have all ended (below the xmin of the snapshot) never passes over a change that commits late.

-- Null for an account that has always been public. The triggers below set it, whoever writes.
alter table users add column privacy_position bigint;

-- Accounts that were private before there were positions come first.
update users set privacy_position = 0 where is_private;

create index users_privacy on users (privacy_position, id) include (is_private) where privacy_position is not null;

create function set_privacy_position() returns trigger language plpgsql as $$
begin
	new.privacy_position := pg_current_xact_id()::text::bigint;
	return new;
end
$$;

create trigger users_registered_private before insert on users
	for each row when (new.is_private) execute function set_privacy_position();

create trigger users_privacy_changed before update of is_private on users
	for each row when (new.is_private <> old.is_private) execute function set_privacy_position();
