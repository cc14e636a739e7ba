package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.tweet.entity.LinkedTweets;
import io.tweebyte.tweet.entity.TokenRow;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.repository.TokenRepository;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Reads the hashtags and mentions of tweets. A tweet is shown with those of its own text,
 * even when it is edited meanwhile: then it is read again, and the others are kept.
 */
@Service
public class TokenService {

	// each round reads only the tweets of which an edit was stored during the one before
	private static final int ROUNDS = 10;

	private final TweetRepository tweets;

	private final TokenRepository tokens;

	private final Executor threads;

	TokenService(TweetRepository tweets, TokenRepository tokens, @Qualifier("databaseThreads") Executor threads) {
		this.tweets = tweets;
		this.tokens = tokens;
		this.threads = threads;
	}

	/**
	 * Reads the hashtags and mentions of tweets.
	 * @return the tweets in their order, some perhaps of a newer version, without those
	 * that were deleted meanwhile; fails with 503 when one is edited all the time
	 */
	public CompletableFuture<LinkedTweets> find(List<TweetRow> tweets) {
		return find(tweets, ROUNDS);
	}

	private CompletableFuture<LinkedTweets> find(List<TweetRow> tweets, int rounds) {
		UUID[] ids = tweets.stream().filter(TweetRow::hasTokens).map(TweetRow::id).toArray(UUID[]::new);
		CompletableFuture<List<TokenRow>> hashtags = hashtags(ids);
		CompletableFuture<List<TokenRow>> mentions = mentions(ids);
		return CompletableFuture.allOf(hashtags, mentions)
			.thenApply((done) -> new LinkedTweets(tweets, hashtags.resultNow(), mentions.resultNow()))
			.thenCompose((found) -> consistent(found, rounds));
	}

	private CompletableFuture<LinkedTweets> consistent(LinkedTweets found, int rounds) {
		Set<UUID> edited = found.inconsistent();
		return edited.isEmpty() ? CompletableFuture.completedFuture(found) : again(found, edited, rounds - 1);
	}

	private CompletableFuture<List<TokenRow>> hashtags(UUID[] ids) {
		return (ids.length == 0) ? CompletableFuture.completedFuture(List.of())
				: CompletableFuture.supplyAsync(() -> this.tokens.findHashtags(ids), this.threads);
	}

	private CompletableFuture<List<TokenRow>> mentions(UUID[] ids) {
		return (ids.length == 0) ? CompletableFuture.completedFuture(List.of())
				: CompletableFuture.supplyAsync(() -> this.tokens.findMentions(ids), this.threads);
	}

	private CompletableFuture<LinkedTweets> again(LinkedTweets found, Set<UUID> edited, int rounds) {
		if (rounds == 0) {
			return CompletableFuture.failedFuture(ContractException.unavailable(Sentences.BUSY));
		}
		UUID[] ids = edited.toArray(UUID[]::new);
		return CompletableFuture.supplyAsync(() -> this.tweets.findTweets(ids), this.threads)
			.thenCompose((tweets) -> find(tweets, rounds))
			.thenApply((newer) -> found.replace(edited, newer));
	}

}
