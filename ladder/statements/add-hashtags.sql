insert into hashtags (id, text, text_key, created_at)
select t.id, t.text, t.text_key, :createdAt
from unnest(cast(:ids as uuid[]), cast(:texts as text[]), cast(:keys as text[])) as t (id, text, text_key)
order by t.text_key
on conflict do nothing
