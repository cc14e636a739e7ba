-- Few hashtags are in most tweets.
create function pg_temp.topic(author bigint, tweet bigint, place bigint) returns integer immutable language sql as $$
	select (floor(500 * power(get_byte(decode(md5(author || '#' || tweet), 'hex'), 0) / 256.0, 3))::integer
		+ place * (1 + tweet % 7))::integer % 500
$$;

-- What is in a tweet's text. Authors begin at different places, so that tweets of one time are of all kinds.
create function pg_temp.kind(author bigint, tweet bigint) returns bigint immutable language sql as $$
	select author + tweet
$$;

create function pg_temp.mentioned(author bigint, tweet bigint) returns bigint stable language sql as $$
	select (author + 17 + tweet) % $1
$$;
