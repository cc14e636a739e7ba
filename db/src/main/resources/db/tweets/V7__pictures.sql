-- The picture of a tweet. Its bytes are in files, which are named by the id.
alter table tweets
	-- UUIDv7, made by the service; another one with each picture. Null without a picture.
	add column picture_id   uuid,
	-- The media type, as the content of the file says.
	add column picture_type text,

	add constraint tweets_picture_whole check ((picture_id is null) = (picture_type is null)),
	add constraint tweets_picture_type_length check (char_length(picture_type) between 1 and 20);

-- Pictures that no tweet has: not yet, or no more. Their files are removed after a while.
create table unused_pictures (
	id    uuid        not null,
	since timestamptz not null,

	constraint unused_pictures_pkey primary key (id)
);

create index unused_pictures_by_time on unused_pictures (since);

create function note_unused_picture() returns trigger language plpgsql as $$
begin
	insert into unused_pictures (id, since) values (old.picture_id, now()) on conflict do nothing;
	return null;
end
$$;

create trigger tweets_picture_deleted after delete on tweets for each row
	when (old.picture_id is not null) execute function note_unused_picture();

create trigger tweets_picture_changed after update of picture_id on tweets for each row
	when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
	execute function note_unused_picture();
