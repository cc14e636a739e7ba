package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;

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
 * even when it is edited meanwhile: then it is read again, and the others are kept.
 */
@Service
public class TokenService {

	// each round reads only the tweets of which an edit was stored during the one before
	private static final int ROUNDS = 10;

	private final TweetRepository tweets;

	private final TokenRepository tokens;

	TokenService(TweetRepository tweets, TokenRepository tokens) {
		this.tweets = tweets;
		this.tokens = tokens;
	}

	/**
	 * Reads the hashtags and mentions of tweets.
	 * @return the tweets in their order, some perhaps of a newer version, without those
	 * that were deleted meanwhile; fails with 503 when one is edited all the time
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
			.flatMap((found) -> consistent(found, rounds));
	}

	private Mono<LinkedTweets> consistent(LinkedTweets found, int rounds) {
		Set<UUID> edited = found.inconsistent();
		return edited.isEmpty() ? Mono.just(found) : again(found, edited, rounds - 1);
	}

	private Mono<List<TokenRow>> hashtags(UUID[] ids) {
		return (ids.length == 0) ? Mono.just(List.of()) : this.tokens.findHashtags(ids);
	}

	private Mono<List<TokenRow>> mentions(UUID[] ids) {
		return (ids.length == 0) ? Mono.just(List.of()) : this.tokens.findMentions(ids);
	}

	private Mono<LinkedTweets> again(LinkedTweets found, Set<UUID> edited, int rounds) {
		if (rounds == 0) {
			return Mono.error(ContractException.unavailable(Sentences.BUSY));
		}
		UUID[] ids = edited.toArray(UUID[]::new);
		return this.tweets.findTweets(ids)
			.flatMap((tweets) -> find(tweets, rounds))
			.map((newer) -> found.replace(edited, newer));
	}

}
