package io.tweebyte.tweet.service;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.tweet.entity.LinkedTweets;
import io.tweebyte.tweet.entity.TokenRow;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.repository.TokenRepository;
import io.tweebyte.tweet.repository.TweetRepository;
import reactor.core.publisher.Mono;

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

	TokenService(TweetRepository tweets, TokenRepository tokens) {
		this.tweets = tweets;
		this.tokens = tokens;
	}

	/**
	 * Reads the hashtags and mentions of tweets.
	 * @param tweets the tweets
	 * @return the tweets in their order, some perhaps of a newer version, without those
	 * that were deleted meanwhile; fails with 503 when they are edited all the time
	 */
	public Mono<LinkedTweets> find(List<TweetRow> tweets) {
		return find(tweets, ROUNDS);
	}

	private Mono<LinkedTweets> find(List<TweetRow> tweets, int rounds) {
		UUID[] ids = tweets.stream().filter(TweetRow::hasTokens).map(TweetRow::id).toArray(UUID[]::new);
		Mono<List<TokenRow>> hashtags = hashtags(ids);
		Mono<List<TokenRow>> mentions = mentions(ids);
		return Mono.zip(hashtags, mentions)
			.map((parts) -> new LinkedTweets(tweets, parts.getT1(), parts.getT2()))
			.flatMap((found) -> found.isConsistent() ? Mono.just(found) : again(tweets, rounds - 1));
	}

	private Mono<List<TokenRow>> hashtags(UUID[] ids) {
		return (ids.length == 0) ? Mono.just(List.of()) : this.tokens.findHashtags(ids);
	}

	private Mono<List<TokenRow>> mentions(UUID[] ids) {
		return (ids.length == 0) ? Mono.just(List.of()) : this.tokens.findMentions(ids);
	}

	private Mono<LinkedTweets> again(List<TweetRow> tweets, int rounds) {
		if (rounds == 0) {
			return Mono.error(ContractException.unavailable(Sentences.BUSY));
		}
		UUID[] ids = tweets.stream().map(TweetRow::id).toArray(UUID[]::new);
		return this.tweets.findTweets(ids).flatMap((found) -> find(inOrder(ids, found), rounds));
	}

	private static List<TweetRow> inOrder(UUID[] ids, List<TweetRow> found) {
		Map<UUID, TweetRow> byId = found.stream().collect(Collectors.toMap(TweetRow::id, Function.identity()));
		return Arrays.stream(ids).map(byId::get).filter(Objects::nonNull).toList();
	}

}
