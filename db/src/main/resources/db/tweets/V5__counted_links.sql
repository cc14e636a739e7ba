-- The oldest tweet that counts, whose spelling a hashtag takes when it becomes popular. The other index holds the tweets of private
-- authors, too: a thousand hashtags with a thousand of those each took longer than a statement may, in every round of the task.
create index tweet_hashtag_counted on tweet_hashtag (hashtag_id, created_at, tweet_id) where counted;
