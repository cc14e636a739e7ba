-- Since when a follow has its status: a rejected request opens anew a while after it was rejected.
-- Requests that were rejected before this script count as rejected when it runs.
alter table follows add column status_since timestamptz not null default now();

-- What the clean-up removes: requests that could be opened anew, the oldest first.
drop index follows_rejected;
create index follows_rejected on follows (status_since) where status = 'REJECTED';

-- Whether one user follows another, which lists ask for each entry of a private account. Without it PostgreSQL may read all
-- followers of the account, which suits the average account and not a popular one.
create index follows_accepted on follows (followed_id, follower_id) where status = 'ACCEPTED';
