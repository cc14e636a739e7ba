-- New tweets in an order without loss, for live feeds.
--
-- Neither created_at nor a sequence is such an order: of two transactions, the one that began first may commit last, and
-- a reader that has passed it would never see its tweet. The number of the transaction is one, if it is read no further
-- than to the oldest transaction that is still open.

create table posted_tweets (
	-- Of the transaction.
	number    bigint      not null,
	tweet_id  uuid        not null,
	user_id   uuid        not null,
	posted_at timestamptz not null,

	constraint posted_tweets_pkey primary key (number, tweet_id)
);

-- What a client has missed of the users whom it follows.
create index posted_tweets_of_user on posted_tweets (user_id, number, tweet_id);

-- What may be removed.
create index posted_tweets_by_time on posted_tweets (posted_at);

-- What is below the smallest number may be gone; so something is there from the beginning.
insert into posted_tweets (number, tweet_id, user_id, posted_at)
	values (0, '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', now());

-- Which log this is. A database that is restored to an older state repeats numbers: it must be given another id.
do $$
begin
	execute format('create function posted_tweets_log() returns text language sql immutable as %L',
		format('select %L', substr(md5(gen_random_uuid()::text), 1, 8)));
end
$$;

create function note_posted_tweet() returns trigger language plpgsql as $$
begin
	insert into posted_tweets (number, tweet_id, user_id, posted_at)
		values (pg_current_xact_id()::text::bigint, new.id, new.user_id, now());
	return null;
end
$$;

create trigger tweets_posted after insert on tweets for each row execute function note_posted_tweet();
