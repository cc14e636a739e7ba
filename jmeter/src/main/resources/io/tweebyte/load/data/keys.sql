-- Ids and times of tweets follow from the seed $2, author and number, so that both databases name the same tweets.
create function pg_temp.moment(author bigint, tweet bigint) returns timestamptz immutable language sql as $$
	select timestamptz '2026-02-01 00:00:00Z' + (tweet * 1000 + author) * interval '1 second'
		+ interval '123457 microseconds'
$$;

-- Whether an author wrote the tweet of a number: who writes one in so many of what others write does so at times that
-- are spread over the same time, and tweets of all kinds.
create function pg_temp.wrote(tweet bigint, one_in bigint) returns boolean immutable language sql as $$
	select tweet % one_in = (tweet / one_in) % one_in
$$;

-- UUIDv7: 48 bits of milliseconds, then version, variant and what the seed says.
create function pg_temp.key(at timestamptz, seed text) returns uuid immutable language sql as $$
	select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0')
		|| '7' || substr(md5($2 || seed), 1, 3) || '8' || substr(md5($2 || seed), 4, 15))::uuid
$$;

create function pg_temp.tweet(author bigint, tweet bigint) returns uuid immutable language sql as $$
	select pg_temp.key(pg_temp.moment(author, tweet), 'tweet/' || author || '/' || tweet)
$$;

-- Up to 16 of 64 words.
create function pg_temp.words(seed text, count bigint) returns text immutable language sql as $$
	select string_agg((string_to_array('morning evening garden window river mountain coffee bread winter summer music '
		'letter street market engine paper silver golden quiet little simple better never always maybe often again '
		'under over between along behind before after during people children teacher painter doctor sailor neighbour '
		'friend stranger walks reads writes builds sells finds keeps sings shows brings leaves opens closes and with '
		'from about without towards since', ' '))
		[1 + get_byte(decode(md5($2 || seed), 'hex'), place::integer) % 64], ' ' order by place)
	from generate_series(0, count - 1) as place
$$;
