-- What users made of each other's tweets; up to $1 of each author. On average a tweet has one like, one reply and half a
-- retweet, more for every tenth and none of anything for one in ten; a user follows the next 50.

-- step: likes
insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
select pg_temp.key(at, 'like/' || a.number || '/' || tweet || '/' || n), u.id, 'TWEET', pg_temp.tweet(a.number, tweet),
	a.id, at
from generate_series(0, $1 - 1) as tweet
join authors a on pg_temp.wrote(tweet, a.one_in)
cross join lateral generate_series(1, (array[5, 2, 2, 1, 1, 0, 0, 0, 0, 0])[tweet % 10 + 1]) as n
cross join lateral (select pg_temp.moment(a.number, tweet) + n * interval '1 minute' as at) moments
join authors u on u.number = (a.number + n * 7) % (select count(*) from authors)
order by tweet, a.number;

-- step: replies
insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at, likes_count)
select pg_temp.key(at, 'reply/' || a.number || '/' || tweet || '/' || n), pg_temp.tweet(a.number, tweet), a.id, u.id,
	pg_temp.words('reply/' || a.number || '/' || tweet || '/' || n, 4 + tweet % 5), at,
	case when tweet % 10 = 0 and n = 1 then 1 else 0 end
from generate_series(0, $1 - 1) as tweet
join authors a on pg_temp.wrote(tweet, a.one_in)
cross join lateral generate_series(1, (array[3, 1, 1, 0, 1, 1, 1, 1, 1, 0])[tweet % 10 + 1]) as n
cross join lateral (select pg_temp.moment(a.number, tweet) + n * interval '2 minutes' as at) moments
join authors u on u.number = (a.number + n * 3) % (select count(*) from authors)
order by tweet, a.number;

insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
select pg_temp.key(created_at + interval '1 minute', 'like/' || id), tweet_author_id, 'REPLY', id, tweet_author_id,
	created_at + interval '1 minute'
from replies where likes_count = 1;

-- step: retweets
insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
select pg_temp.key(at, 'retweet/' || a.number || '/' || tweet || '/' || n), u.id, pg_temp.tweet(a.number, tweet), a.id,
	case when n = 1 then pg_temp.words('retweet/' || a.number || '/' || tweet, 3) end, at
from generate_series(0, $1 - 1) as tweet
join authors a on pg_temp.wrote(tweet, a.one_in)
cross join lateral generate_series(1, (array[2, 1, 1, 1, 0, 0, 0, 0, 0, 0])[tweet % 10 + 1]) as n
cross join lateral (select pg_temp.moment(a.number, tweet) + n * interval '3 minutes' as at) moments
join authors u on u.number = (a.number + n * 5) % (select count(*) from authors)
order by tweet, a.number;

-- step: follows
insert into follows (id, follower_id, followed_id, status, created_at)
select pg_temp.key(at, 'follow/' || a.number || '/' || n), a.id, u.id, 'ACCEPTED', at
from authors a
cross join lateral generate_series(1, least(50, (select count(*) from authors) / 3)) as n
cross join lateral (
	select timestamptz '2026-01-10 00:00:00.123457Z' + (n * 1000 + a.number) * interval '1 second' as at
) moments
join authors u on u.number = (a.number + n) % (select count(*) from authors)
order by n, a.number;

-- step: counts
insert into tweet_counts (tweet_id, author_id, likes, replies, retweets)
select tweet_id, author_id, sum(likes), sum(replies), sum(retweets)
from (
	select thing_id as tweet_id, tweet_author_id as author_id, count(*) as likes, 0 as replies, 0 as retweets
	from likes where thing_type = 'TWEET' group by thing_id, tweet_author_id
	union all
	select tweet_id, tweet_author_id, 0, count(*), 0 from replies group by tweet_id, tweet_author_id
	union all
	select tweet_id, tweet_author_id, 0, 0, count(*) from retweets group by tweet_id, tweet_author_id
) facts
group by tweet_id, author_id
order by tweet_id;

insert into user_counts (user_id, followers, following)
select a.id, (select count(*) from follows f where f.followed_id = a.id),
	(select count(*) from follows f where f.follower_id = a.id)
from authors a order by a.id;
