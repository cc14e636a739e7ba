with tags as (
	select h.id, k.text, cast(k.place - 1 as smallint) as position
	from unnest(cast(:keys as text[]), cast(:texts as text[])) with ordinality as k (text_key, text, place)
	join hashtags h on h.text_key = k.text_key
), present as (
	select hashtag_id from tweet_hashtag where tweet_id = :tweetId
), removed as (
	delete from tweet_hashtag
	where tweet_id = :tweetId and hashtag_id not in (select id from tags)
	returning hashtag_id, counted
), linked as (
	insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
	select :tweetId, id, position, text, :createdAt, :counted from tags
	on conflict (tweet_id, hashtag_id) do update set position = excluded.position, text = excluded.text
), changed as (
	insert into hashtag_changes (hashtag_id, change)
	select id, 1 from tags where :counted and id not in (select hashtag_id from present)
	union all
	select hashtag_id, -1 from removed where counted
), unmentioned as (
	delete from mentions
	where tweet_id = :tweetId and position >= cardinality(cast(:nameKeys as text[]))
), mentioned as (
	insert into mentions (tweet_id, position, user_id, text, name_key)
	select :tweetId, m.place - 1, m.user_id, m.name, m.name_key
	from unnest(cast(:userIds as uuid[]), cast(:names as text[]), cast(:nameKeys as text[]))
		with ordinality as m (user_id, name, name_key, place)
	on conflict (tweet_id, position)
	do update set user_id = excluded.user_id, text = excluded.text, name_key = excluded.name_key
)
select id, text from tags order by position
