-- The tweets of users; up to $1 of each author. Every fourth has two hashtags, every tenth a mention.

-- step: tweets
-- No stream waits for these, so they are not in the log of posted tweets.
alter table tweets disable trigger tweets_posted;

insert into tweets (id, user_id, content, content_key, created_at, has_tokens)
select pg_temp.tweet(number, tweet), id, content, lower(content), pg_temp.moment(number, tweet),
	pg_temp.kind(number, tweet) % 4 = 0 or pg_temp.kind(number, tweet) % 10 = 3
from generate_series(0, $1 - 1) as tweet
join authors on pg_temp.wrote(tweet, one_in)
cross join lateral (
	select initcap(left(words, 1)) || substr(words, 2)
		|| case when pg_temp.kind(number, tweet) % 4 = 0 then ' #topic' || pg_temp.topic(number, tweet, 0)
			|| ' #topic' || pg_temp.topic(number, tweet, 1) else '' end
		|| case when pg_temp.kind(number, tweet) % 10 = 3 then ' @load-user-' || pg_temp.mentioned(number, tweet) + 1 else '' end as content
	from pg_temp.words('text/' || number || '/' || tweet, 8 + tweet % 9) as words
) texts
-- As they came: an author's tweets are spread over the whole table.
order by tweet, number;

alter table tweets enable trigger tweets_posted;

-- step: hashtags and mentions
insert into hashtags (id, text, text_key, created_at)
select pg_temp.key('2026-01-20 00:00:00Z', 'tag/' || topic), 'topic' || topic, 'topic' || topic, '2026-01-20 00:00:00Z'
from generate_series(0, 499) as topic;

insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
select pg_temp.tweet(number, tweet),
	pg_temp.key('2026-01-20 00:00:00Z', 'tag/' || pg_temp.topic(number, tweet, position)), position,
	'topic' || pg_temp.topic(number, tweet, position), pg_temp.moment(number, tweet), not is_private
from generate_series(0, $1 - 1) as tweet
join authors on pg_temp.wrote(tweet, one_in)
cross join generate_series(0, 1) as position
where pg_temp.kind(number, tweet) % 4 = 0
order by tweet, number;

update hashtags set tweets_count = counts.tweets
from (select hashtag_id, count(*) as tweets from tweet_hashtag where counted group by hashtag_id) counts
where id = counts.hashtag_id;

insert into mentions (tweet_id, position, user_id, text, name_key)
select pg_temp.tweet(a.number, tweet), 0, m.id, 'load-user-' || m.number + 1, 'load-user-' || m.number + 1
from generate_series(0, $1 - 1) as tweet
join authors a on pg_temp.wrote(tweet, a.one_in)
join authors m on m.number = pg_temp.mentioned(a.number, tweet)
where pg_temp.kind(a.number, tweet) % 10 = 3
order by tweet, a.number;
