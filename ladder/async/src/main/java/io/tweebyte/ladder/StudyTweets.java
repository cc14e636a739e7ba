package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetDetails;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The study's style: entities whose mentions and hashtags are loaded tweet by tweet, and
 * four calls for each tweet.
 */
@Service
class StudyTweets {

	private final TweetRepository tweets;

	private final InteractionCalls interactions;

	private final TransactionTemplate transaction;

	private final Executor databaseThreads;

	private final Executor callThreads;

	StudyTweets(TweetRepository tweets, InteractionCalls interactions, PlatformTransactionManager transactions,
			@Qualifier("databaseThreads") Executor databaseThreads, @Qualifier("callThreads") Executor callThreads) {
		this.tweets = tweets;
		this.interactions = interactions;
		this.transaction = new TransactionTemplate(transactions);
		this.transaction.setReadOnly(true);
		this.databaseThreads = databaseThreads;
		this.callThreads = callThreads;
	}

	CompletableFuture<List<TweetDetails>> ofUser(UUID userId, int limit, String token) {
		return CompletableFuture
			.supplyAsync(() -> this.transaction.execute((status) -> read(userId, limit)), this.databaseThreads)
			.thenCompose((found) -> all(found.stream().map((tweet) -> complete(tweet, token)).toList()));
	}

	private List<Loaded> read(UUID userId, int limit) {
		return this.tweets.findEntities(userId, Limit.of(limit))
			.stream()
			.map((tweet) -> new Loaded(tweet.row(), tweet.mentions(), tweet.hashtags()))
			.toList();
	}

	private CompletableFuture<TweetDetails> complete(Loaded tweet, String token) {
		UUID id = tweet.row().id();
		CompletableFuture<Long> likes = ask(() -> this.interactions.count("/likes/" + id + "/count", token));
		CompletableFuture<Long> replies = ask(() -> this.interactions.count("/replies/tweet/" + id + "/count", token));
		CompletableFuture<Long> retweets = ask(
				() -> this.interactions.count("/retweets/tweet/" + id + "/count", token));
		CompletableFuture<ReplySummary> top = ask(() -> this.interactions.topReply(id, token));
		return CompletableFuture.allOf(likes, replies, retweets, top)
			.thenApply((done) -> tweet.row()
				.details(tweet.mentions(), tweet.hashtags(), new TweetInteractions(id, likes.resultNow(),
						replies.resultNow(), retweets.resultNow(), top.resultNow(), null)));
	}

	private <T> CompletableFuture<T> ask(Supplier<T> call) {
		return CompletableFuture.supplyAsync(call, this.callThreads);
	}

	private static <T> CompletableFuture<List<T>> all(List<CompletableFuture<T>> parts) {
		return CompletableFuture.allOf(parts.toArray(CompletableFuture<?>[]::new))
			.thenApply((done) -> parts.stream().map(CompletableFuture::resultNow).toList());
	}

	private record Loaded(TweetRow row, List<Mention> mentions, List<Hashtag> hashtags) {
	}

}
