-- The tweets of tweebyte: everything the tweet service stores.
--
-- Both tweet services write here, so what the contract validates is repeated as constraints, as far as SQL can say it.
-- Users live in another database: their ids stand here without a foreign key.

create extension if not exists pg_trgm;

create table tweets (
	-- UUIDv7, made by the service.
	id              uuid        not null,
	user_id         uuid        not null,
	-- As the author wrote it.
	content         text        not null,
	-- Folded by the service (NFC, lower case of no language), for the search without case.
	content_key     text        not null,
	-- Cut to microseconds by the service, so that what is stored is what was answered.
	created_at      timestamptz not null,
	-- When it was last edited, null when never.
	updated_at      timestamptz,
	-- 1 when posted, one more with each edit.
	version         integer     not null default 1,
	-- Whether rows in mentions or tweet_hashtag may belong to it; without them an edit or a page asks no further.
	has_tokens      boolean     not null,
	-- When to ask the user service again for what it could not tell; null when nothing is open. Moving it on is how a
	-- service takes a tweet for a while.
	resolve_at      timestamptz,
	-- What the client repeats to post once, null when it did not say.
	idempotency_key text,

	constraint tweets_pkey primary key (id),
	constraint tweets_content_length check (char_length(content) between 10 and 280),
	-- Newline and tab are text, all other control characters are not; white space alone is nothing to read.
	constraint tweets_content_characters check (
		translate(content, E'\n\t', '') !~ '[[:cntrl:]]' and content ~ '[^[:space:]]'),
	-- Lower case may be longer, and so may be NFC.
	constraint tweets_content_key_length check (char_length(content_key) between 1 and 2520),
	constraint tweets_version_range check (version >= 1),
	constraint tweets_updated_when_edited check ((version = 1) = (updated_at is null)),
	constraint tweets_idempotency_key_characters check (idempotency_key ~ '^[!-~]{1,100}$')
)
-- The text is in an index, so an edit is rarely an update in place (HOT); room in the page still keeps the row near.
with (fillfactor = 90);

-- A user's tweets, newest first; alone enough for a feed to choose its page.
create index tweets_of_user on tweets (user_id, created_at desc, id desc);

-- Every list is newest first, ties broken by id; a search for a common term walks this index until the page is full.
create index tweets_newest on tweets (created_at desc, id desc);

-- Substrings without case. Without the pending list a search never pays for earlier tweets.
create index tweets_content_key_trigrams on tweets using gin (content_key gin_trgm_ops) with (fastupdate = off);

create unique index tweets_idempotency_key_unique on tweets (user_id, idempotency_key)
	where idempotency_key is not null;

-- What the scheduled task has to do; empty while the user service answers.
create index tweets_to_resolve on tweets (resolve_at, id) where resolve_at is not null;

create table mentions (
	tweet_id uuid     not null,
	-- The place among the mentions of its tweet, from 0.
	position smallint not null,
	-- Null until the user service has told who it is; such a mention is not shown.
	user_id  uuid,
	-- The name as the author wrote it, in NFC, without the at sign.
	text     text     not null,
	-- The folded name, by which the user service finds the user.
	name_key text     not null,

	constraint mentions_pkey primary key (tweet_id, position),
	constraint mentions_tweet_exists foreign key (tweet_id) references tweets (id),
	constraint mentions_position_range check (position between 0 and 279),
	constraint mentions_text_length check (char_length(text) between 3 and 30),
	constraint mentions_name_key_length check (char_length(name_key) between 3 and 90)
);

-- Shared by all tweets and never deleted: a tag keeps its id when its last tweet goes.
create table hashtags (
	id           uuid        not null,
	-- As it was written first, in NFC, without the number sign.
	text         text        not null,
	-- Folded by the service: tags are compared without case.
	text_key     text        not null,
	created_at   timestamptz not null,
	-- How many tweets of authors who were public when they wrote have it, as of the last refresh: what has changed since
	-- stands in hashtag_changes.
	tweets_count bigint      not null default 0,

	constraint hashtags_pkey primary key (id),
	constraint hashtags_text_key_unique unique (text_key),
	constraint hashtags_text_length check (char_length(text) between 1 and 279),
	constraint hashtags_text_characters check (text !~ '[[:cntrl:][:space:]#]'),
	constraint hashtags_text_key_length check (char_length(text_key) between 1 and 837)
);

create index hashtags_popular on hashtags (tweets_count desc, id) where tweets_count > 0;

create table tweet_hashtag (
	tweet_id   uuid        not null,
	hashtag_id uuid        not null,
	-- The place among the tags of its tweet, from 0.
	position   smallint    not null,
	-- The time of the tweet, repeated so that a tag's tweets lie in the order of the list.
	created_at timestamptz not null,
	-- Whether it is in the count of its tag: the author was public when he wrote.
	counted    boolean     not null,

	constraint tweet_hashtag_pkey primary key (tweet_id, hashtag_id),
	constraint tweet_hashtag_tweet_exists foreign key (tweet_id) references tweets (id),
	constraint tweet_hashtag_hashtag_exists foreign key (hashtag_id) references hashtags (id),
	constraint tweet_hashtag_position_range check (position between 0 and 279)
);

create index tweet_hashtag_of_hashtag on tweet_hashtag (hashtag_id, created_at desc, tweet_id desc);

-- What happened to the counts of hashtags since they were refreshed. Rows are only added by requests, so that posts with
-- a popular tag do not wait for each other, and added up by a scheduled task. No foreign key: it would lock the shared row.
create table hashtag_changes (
	id         bigint   generated always as identity,
	hashtag_id uuid     not null,
	change     smallint not null,

	constraint hashtag_changes_pkey primary key (id),
	constraint hashtag_changes_change_range check (change in (-1, 1))
);
