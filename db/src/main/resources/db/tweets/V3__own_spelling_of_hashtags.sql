-- A tweet shows its hashtags as its own text writes them. hashtags.text, as the tag was written first, is of the list of popular hashtags alone.
alter table tweet_hashtag add column text text;

-- Tweets that exist: what is written after the sign, if lower case keeps its length and finds it. Else the tag as it was written first.
update tweet_hashtag l
set text = case
	when replace(lower(own.text collate pg_unicode_fast), U&'\03C2', U&'\03C3') = h.text_key then own.text
	else h.text end
from (
	select k.tweet_id, k.hashtag_id, substr(c.content, strpos(
		replace(lower(c.content collate pg_unicode_fast), U&'\03C2', U&'\03C3'), '#' || tag.text_key) + 1,
		char_length(tag.text_key)) as text
	from tweet_hashtag k
	join tweets t on t.id = k.tweet_id
	join hashtags tag on tag.id = k.hashtag_id
	cross join lateral (select normalize(t.content) as content) c
) own, hashtags h
where own.tweet_id = l.tweet_id and own.hashtag_id = l.hashtag_id and h.id = l.hashtag_id;

alter table tweet_hashtag
	alter column text set not null,
	add constraint tweet_hashtag_text_length check (char_length(text) between 1 and 279),
	add constraint tweet_hashtag_text_characters check (text !~ '[[:cntrl:][:space:]#]');
