with old as (
	select id, user_id, version, has_tokens, created_at from tweets where id = :id for no key update
), changed as (
	update tweets t set content = :content, content_key = :contentKey, updated_at = :updatedAt,
		version = t.version + 1, has_tokens = :hasTokens, resolve_at = :resolveAt
	from old
	where t.id = old.id and (:anybody or old.user_id = :userId)
		and (cast(:versions as integer[]) is null or old.version = any(cast(:versions as integer[])))
	returning t.version
)
select old.user_id, old.version, old.has_tokens, old.created_at, changed.version as new_version
from old left join changed on true
