package io.tweebyte.shared.interaction;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.user.KnownUsers;

/** A like, reply or retweet in a list. */
public interface InteractionRow extends Listed {

	UUID userId();

	/** An interaction in the list of its user, together with the tweet. */
	interface UserListRow extends InteractionRow {

		UUID tweetId();

		UUID tweetAuthorId();

	}

	/**
	 * A like without the kind of the thing. {@code tweetAuthorId} is the author of the
	 * tweet, or of the tweet that the reply is to; null in the list of a tweet.
	 */
	record LikeRow(UUID id, UUID userId, UUID thingId, UUID tweetAuthorId, Instant createdAt) implements UserListRow {

		/** Returns the tweet, if the thing is one. */
		@Override
		public UUID tweetId() {
			return this.thingId;
		}

		public LikeResponse toResponse() {
			return new LikeResponse(this.id, this.createdAt);
		}

	}

	/** {@code top} is whether it is the most liked reply shown with a tweet. */
	record ReplyRow(UUID id, UUID tweetId, UUID userId, String content, Instant createdAt, int likesCount,
			boolean top) implements InteractionRow {

		public ReplySummary toSummary() {
			return new ReplySummary(this.id, this.userId, this.content, this.createdAt, this.likesCount);
		}

		public ReplyOfTweet toReply(KnownUsers users) {
			return new ReplyOfTweet(this.id, this.tweetId, this.userId, users.name(this.userId), this.content,
					this.createdAt, this.likesCount);
		}

	}

	/** {@code content} is the retweeter's comment, null when there is none. */
	record RetweetRow(UUID id, UUID userId, UUID tweetId, UUID tweetAuthorId, String content,
			Instant createdAt) implements UserListRow {

		public RetweetResponse toResponse() {
			return new RetweetResponse(this.id, this.createdAt, this.content);
		}

		public Retweet toRetweet(KnownUsers users, TweetSummary tweet) {
			return new Retweet(this.id, this.createdAt, this.content, users.reference(this.userId), tweet);
		}

	}

}
