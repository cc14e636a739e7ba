-- The accounts of tweebyte: everything the user service stores.
--
-- Both user services write here, so what the contract validates is repeated as constraints, as far as SQL can say it:
-- lengths count code points, and the classes of characters are those of the builtin locale C.UTF-8. Letters and marks
-- of all scripts cannot be told apart here (combining marks are in no class), so a name is checked for what it must not
-- hold.

create extension if not exists pg_trgm;

create table users (
	-- UUIDv7, made by the service.
	id            uuid        not null,
	-- As the user wrote it, in NFC.
	user_name     text        not null,
	-- Folded by the service (NFC, lower case of no language): names are unique and searched without case.
	user_name_key text        not null,
	email         text        not null,
	-- Folded as the name is. Never leaves the service but to the user it belongs to.
	email_key     text        not null,
	password_hash text        not null,
	biography     text,
	is_private    boolean     not null default false,
	birth_date    date        not null,
	-- Cut to microseconds by the service, so that what is stored is what was answered.
	created_at    timestamptz not null,

	constraint users_pkey primary key (id),
	constraint users_user_name_key_unique unique (user_name_key),
	constraint users_email_key_unique unique (email_key),

	constraint users_user_name_length check (char_length(user_name) between 3 and 30),
	-- Of ASCII only letters, digits, '_', '.' and '-'; no control characters or white space of any kind.
	constraint users_user_name_characters check (
		user_name !~ '[\u0001-\u002c\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u009f[:space:]]'),
	constraint users_user_name_edges check (
		left(user_name, 1) not in ('.', '-') and right(user_name, 1) not in ('.', '-')),
	constraint users_user_name_normalised check (user_name is nfc normalized),
	-- Lower case may be longer: U+0130 becomes two code points.
	constraint users_user_name_key_length check (char_length(user_name_key) between 3 and 90),
	-- 254 as the client wrote it; NFC may be longer, and lower case may be too.
	constraint users_email_length check (char_length(email) between 3 and 762),
	constraint users_email_characters check (
		email !~ '[[:cntrl:][:space:]]' and email ~ '^[^@]+@[^@]+$'),
	constraint users_email_key_length check (char_length(email_key) between 3 and 762),
	constraint users_password_hash_length check (char_length(password_hash) between 1 and 200),
	-- Newline and tab are text, all other control characters are not.
	constraint users_biography_length check (char_length(biography) <= 500),
	constraint users_biography_characters check (translate(biography, E'\n\t', '') !~ '[[:cntrl:]]'),
	constraint users_birth_date_range check (birth_date >= date '1900-01-01')
)
-- Biography, privacy and password are in no index: with room left in the page their updates stay in it (HOT).
with (fillfactor = 85);

-- Every list is newest first, ties broken by id; a search over a common term walks this index until the page is full.
create index users_newest on users (created_at desc, id desc);

-- Substrings of names without case. Without the pending list a search never pays for earlier registrations.
create index users_user_name_key_trigrams on users using gin (user_name_key gin_trgm_ops) with (fastupdate = off);
