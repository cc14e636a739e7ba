package io.tweebyte.ladder;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.TweetDetails;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Mentions and hashtags of all tweets in one statement each, and one call for all tweets.
 */
@Service
class BatchedTweets {

	private final InteractionCalls interactions;

	private final Executor databaseThreads;

	private final Executor callThreads;

	BatchedTweets(InteractionCalls interactions, @Qualifier("databaseThreads") Executor databaseThreads,
			@Qualifier("callThreads") Executor callThreads) {
		this.interactions = interactions;
		this.databaseThreads = databaseThreads;
		this.callThreads = callThreads;
	}

	CompletableFuture<List<TweetDetails>> ofUser(PageReads reads, UUID userId, int limit, String token) {
		return CompletableFuture.supplyAsync(() -> reads.tweets(userId, limit), this.databaseThreads)
			.thenCompose((found) -> complete(reads, found, userId, token));
	}

	private CompletableFuture<List<TweetDetails>> complete(PageReads reads, List<TweetRow> found, UUID userId,
			String token) {
		UUID[] ids = Pages.idsWithTokens(found);
		CompletableFuture<Map<UUID, TweetInteractions>> interactions = CompletableFuture
			.supplyAsync(() -> this.interactions.all(Pages.ids(found), userId, token), this.callThreads);
		CompletableFuture<List<MentionRow>> mentions = CompletableFuture.supplyAsync(() -> reads.mentions(ids),
				this.databaseThreads);
		CompletableFuture<List<HashtagRow>> hashtags = CompletableFuture.supplyAsync(() -> reads.hashtags(ids),
				this.databaseThreads);
		return CompletableFuture.allOf(interactions, mentions, hashtags)
			.thenApply((done) -> Pages.details(found, mentions.resultNow(), hashtags.resultNow(),
					interactions.resultNow()));
	}

}
