-- Who follows whom and what users made of each other's tweets: everything the interaction service stores.
--
-- Both interaction services write here, so what the contract validates is repeated as constraints, as far as SQL can say
-- it. Users and tweets live in other databases: their ids stand here without a foreign key.
--
-- Counts are rows of their own, changed in the statement that changes the fact. Whoever changes several tables locks
-- them in this order, and rows of one table in the order of their keys: follows, user_counts; replies, likes, retweets,
-- tweet_counts, deleted_replies.

create table follows (
	-- UUIDv7, made by the service; a request that is opened anew gets a new one.
	id          uuid        not null,
	follower_id uuid        not null,
	followed_id uuid        not null,
	status      text        not null,
	-- Cut to microseconds by the service, so that what is stored is what was answered.
	created_at  timestamptz not null,

	constraint follows_pkey primary key (id),
	constraint follows_pair_unique unique (follower_id, followed_id),
	constraint follows_not_oneself check (follower_id <> followed_id),
	constraint follows_status_known check (status in ('PENDING', 'ACCEPTED', 'REJECTED'))
);

-- Whom a user follows, newest first; open requests are few among them, and shown to him.
create index follows_following on follows (follower_id, created_at desc, id desc) include (followed_id, status)
	where status <> 'REJECTED';

create index follows_followers on follows (followed_id, created_at desc, id desc) include (follower_id)
	where status = 'ACCEPTED';

create index follows_requests on follows (followed_id, created_at desc, id desc) where status = 'PENDING';

-- What the clean-up removes.
create index follows_rejected on follows (id) where status = 'REJECTED';

create table user_counts (
	user_id   uuid    not null,
	-- How many accepted follows lead to him.
	followers integer not null default 0,
	-- How many accepted follows of his there are.
	following integer not null default 0,

	constraint user_counts_pkey primary key (user_id),
	constraint user_counts_range check (followers >= 0 and following >= 0)
)
with (fillfactor = 70);

-- Whom to recommend when nobody is near.
create index user_counts_popular on user_counts (followers desc, user_id) where followers > 0;

create table replies (
	id              uuid        not null,
	tweet_id        uuid        not null,
	-- The author of the tweet: who may see the reply is known while the tweet service is out.
	tweet_author_id uuid        not null,
	user_id         uuid        not null,
	content         text        not null,
	created_at      timestamptz not null,
	likes_count     integer     not null default 0,
	-- What the client repeats to reply once, null when it did not say.
	idempotency_key text,

	constraint replies_pkey primary key (id),
	constraint replies_content_length check (char_length(content) between 1 and 280),
	-- Newline and tab are text, all other control characters are not; white space alone is nothing to read.
	constraint replies_content_characters check (
		translate(content, E'\n\t', '') !~ '[[:cntrl:]]' and content ~ '[^[:space:]]'),
	constraint replies_likes_count_range check (likes_count >= 0),
	constraint replies_idempotency_key_characters check (idempotency_key ~ '^[!-~]{1,100}$')
)
with (fillfactor = 85);

create index replies_of_tweet on replies (tweet_id, created_at desc, id desc);

-- The most liked reply of a tweet, the newest of equals.
create index replies_top on replies (tweet_id, likes_count desc, created_at desc, id desc);

create unique index replies_idempotency_key_unique on replies (user_id, idempotency_key)
	where idempotency_key is not null;

create table likes (
	-- For clients; what is looked up is the key below.
	id              uuid        not null,
	user_id         uuid        not null,
	thing_type      text        not null,
	-- A tweet or a reply.
	thing_id        uuid        not null,
	-- The author of the tweet, or of the tweet that the reply is to.
	tweet_author_id uuid        not null,
	created_at      timestamptz not null,

	constraint likes_pkey primary key (user_id, thing_type, thing_id),
	constraint likes_thing_type_known check (thing_type in ('TWEET', 'REPLY'))
);

create index likes_of_thing on likes (thing_type, thing_id, created_at desc, id desc) include (user_id);

create index likes_of_user on likes (user_id, created_at desc, id desc) where thing_type = 'TWEET';

create table retweets (
	id              uuid        not null,
	user_id         uuid        not null,
	tweet_id        uuid        not null,
	tweet_author_id uuid        not null,
	-- What the retweeter says to it, null when nothing.
	content         text,
	created_at      timestamptz not null,

	constraint retweets_pkey primary key (id),
	constraint retweets_pair_unique unique (user_id, tweet_id),
	constraint retweets_content_length check (char_length(content) between 1 and 280),
	constraint retweets_content_characters check (
		translate(content, E'\n\t', '') !~ '[[:cntrl:]]' and content ~ '[^[:space:]]')
);

create index retweets_of_tweet on retweets (tweet_id, created_at desc, id desc);

create index retweets_of_user on retweets (user_id, created_at desc, id desc);

-- One row for each tweet that has, or had, a like, a reply or a retweet. No count is in an index, so that counting is an
-- update in place (HOT). The clean-up walks it to ask which tweets still exist.
create table tweet_counts (
	tweet_id  uuid    not null,
	author_id uuid    not null,
	likes     integer not null default 0,
	replies   integer not null default 0,
	retweets  integer not null default 0,

	constraint tweet_counts_pkey primary key (tweet_id),
	constraint tweet_counts_range check (likes >= 0 and replies >= 0 and retweets >= 0)
)
with (fillfactor = 70);

-- The counts of an author's page in one range.
create index tweet_counts_of_author on tweet_counts (author_id, tweet_id);

-- Replies that are gone and whose likes are not yet: work for the clean-up.
create table deleted_replies (
	reply_id uuid not null,

	constraint deleted_replies_pkey primary key (reply_id)
);

-- Where the clean-up goes on, and until when somebody is at it.
create table cleanup_cursors (
	name        text        not null,
	-- The last tweet that was asked for; null at the beginning of a round.
	position    uuid,
	taken_until timestamptz not null default '-infinity',

	constraint cleanup_cursors_pkey primary key (name)
);

insert into cleanup_cursors (name) values ('tweets');
