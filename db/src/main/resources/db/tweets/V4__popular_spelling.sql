-- A popular hashtag is spelled as in a tweet that counts. Until now a private author's spelling was shown if it was the first.
update hashtags h set text = l.text
from (
	select distinct on (hashtag_id) hashtag_id, text
	from tweet_hashtag
	where counted and text is not null
	order by hashtag_id, created_at, tweet_id
) l
where h.id = l.hashtag_id and h.text <> l.text;
