-- The users of a load run, the same from every run: id, name and time follow from the seed and the user's number.
-- $1 how many, $2 the seed, $3 the bcrypt hash of the password that all of them share.
with numbered as (
	select number,
		timestamptz '2026-01-01 00:00:00Z' + number * interval '61.000001 seconds' as created_at,
		md5($2 || '/' || number) as random
	from generate_series(1, $1) as number
)
insert into users (id, user_name, user_name_key, email, email_key, password_hash, biography, is_private, birth_date,
	created_at)
select
	-- UUIDv7: 48 bits of milliseconds, then version, variant and what the seed says.
	(lpad(to_hex(floor(extract(epoch from created_at) * 1000)::bigint), 12, '0')
		|| '7' || substr(random, 1, 3) || '8' || substr(random, 4, 15))::uuid,
	'load-user-' || number,
	'load-user-' || number,
	'load-user-' || number || '@load.tweebyte.example',
	'load-user-' || number || '@load.tweebyte.example',
	$3,
	'One of many, number ' || number || '.',
	-- One in ten is private, which a summary tells and does not mind.
	number % 10 = 0,
	date '1990-01-01' + number % 5000,
	created_at
from numbered
