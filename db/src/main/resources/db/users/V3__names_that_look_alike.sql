-- Names that look alike are one name: the key becomes NFKC with full case folding, and a name has no characters that are
-- not shown.
--
-- PostgreSQL computes the new keys of the rows that exist. Afterwards the service does, by the same rule (NameKey in contracts).
-- Where names are not allowed any more, or are one name now, nothing is changed: the message lists the ids of the users, whose
-- names the operator has to change first. Names are not printed, since logs hold none.

do $$
declare
	-- Default_Ignorable_Code_Point of Unicode 17, as in DefaultIgnorable of contracts
	invisible constant text := '[\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
		|| '\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
		|| '\U000e0000-\U000e0fff]';
	refused text;
begin
	create temporary table user_name_keys on commit drop as
		select id, user_name ~ invisible as is_invisible,
			normalize(casefold(normalize(user_name, nfkc) collate pg_unicode_fast), nfkc) collate "default" as key
		from users;

	select string_agg(id::text, ', ') into refused
	from (select id from user_name_keys where is_invisible or char_length(key) not between 3 and 90 order by id limit 20) as found;
	if refused is not null then
		raise exception 'Names of users have invisible characters, or are too short or too long in NFKC. The first 20 users: %', refused
			using hint = 'Change user_name and user_name_key of these users, and migrate again.';
	end if;

	select string_agg(ids, '; ') into refused
	from (
		select string_agg(id::text, ', ' order by id) as ids
		from user_name_keys
		group by key having count(*) > 1
		order by 1
		limit 20
	) as found;
	if refused is not null then
		raise exception 'Names of users differ only in case or in compatibility forms. The first 20 groups of users: %', refused
			using hint = 'Change user_name and user_name_key of all users of a group but one, and migrate again.';
	end if;

	update users set user_name_key = k.key
	from user_name_keys k
	where k.id = users.id and k.key <> users.user_name_key;

	execute format('alter table users add constraint users_user_name_visible check (user_name !~ %L)', invisible);
end
$$;

-- The case of the key is not repeated here: with other versions of Unicode, database and service would disagree.
alter table users add constraint users_user_name_key_normalised check (user_name_key is nfkc normalized);
