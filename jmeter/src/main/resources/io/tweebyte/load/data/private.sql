-- step: private accounts
-- The services' copy of them, so that it is complete before they start.
insert into private_accounts (user_id) select id from authors where is_private;
