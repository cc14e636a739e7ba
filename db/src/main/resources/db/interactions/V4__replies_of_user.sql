-- How many replies one user has under one tweet, which are counted before the next one is added.
create index replies_of_user on replies (tweet_id, user_id);
