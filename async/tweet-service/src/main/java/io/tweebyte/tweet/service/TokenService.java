package io.tweebyte.tweet.service;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;

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
 * even when it is edited meanwhile.
 */
@Service
public class TokenService {

	// each round fails only if another edit is stored in the few milliseconds it takes
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
	 * @param tweets the tweets
	 * @return the tweets in their order, some perhaps of a newer version, without those
	 * that were deleted meanwhile; fails with 503 when they are edited all the time
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
			.thenCompose((found) -> found.isConsistent() ? CompletableFuture.completedFuture(found)
					: again(tweets, rounds - 1));
	}

	private CompletableFuture<List<TokenRow>> hashtags(UUID[] ids) {
		return (ids.length == 0) ? CompletableFuture.completedFuture(List.of())
				: CompletableFuture.supplyAsync(() -> this.tokens.findHashtags(ids), this.threads);
	}

	private CompletableFuture<List<TokenRow>> mentions(UUID[] ids) {
		return (ids.length == 0) ? CompletableFuture.completedFuture(List.of())
				: CompletableFuture.supplyAsync(() -> this.tokens.findMentions(ids), this.threads);
	}

	private CompletableFuture<LinkedTweets> again(List<TweetRow> tweets, int rounds) {
		if (rounds == 0) {
			return CompletableFuture.failedFuture(ContractException.unavailable(Sentences.BUSY));
		}
		UUID[] ids = tweets.stream().map(TweetRow::id).toArray(UUID[]::new);
		return CompletableFuture.supplyAsync(() -> this.tweets.findTweets(ids), this.threads)
			.thenCompose((found) -> find(inOrder(ids, found), rounds));
	}

	private static List<TweetRow> inOrder(UUID[] ids, List<TweetRow> found) {
		Map<UUID, TweetRow> byId = found.stream().collect(Collectors.toMap(TweetRow::id, Function.identity()));
		return Arrays.stream(ids).map(byId::get).filter(Objects::nonNull).toList();
	}

}
