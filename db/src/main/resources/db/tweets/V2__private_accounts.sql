-- A copy of which accounts are private, so that searches can leave out hidden rows before they cut a page.
--
-- A scheduled task keeps it; the user service decides. The copy may be a moment old: what it lets through is checked again.

create table private_accounts (
	user_id uuid not null,

	constraint private_accounts_pkey primary key (user_id)
);

-- The last change that is in the copy, as the user service orders changes. One row.
create table private_accounts_position (
	id         boolean not null default true,
	position   bigint  not null,
	-- Tells changes of one position apart.
	account_id uuid    not null,

	constraint private_accounts_position_pkey primary key (id),
	constraint private_accounts_position_one_row check (id)
);

-- Before every change.
insert into private_accounts_position (position, account_id) values (0, '00000000-0000-0000-0000-000000000000');
