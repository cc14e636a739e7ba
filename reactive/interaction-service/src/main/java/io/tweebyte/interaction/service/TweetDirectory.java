package io.tweebyte.interaction.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.interaction.client.TweetClient;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Knows the tweets in a list.
 */
@Service
public class TweetDirectory {

	private static final Logger log = LoggerFactory.getLogger(TweetDirectory.class);

	private final TweetClient tweets;

	TweetDirectory(TweetClient tweets) {
		this.tweets = tweets;
	}

	/**
	 * Finds tweets.
	 * @param caller the reader
	 * @return what is known of them, whoever may see it; nothing when the tweet service
	 * is out
	 */
	public Mono<KnownTweets> find(Collection<UUID> tweetIds, Caller caller) {
		List<UUID> wanted = tweetIds.stream().distinct().toList();
		if (wanted.isEmpty()) {
			return Mono.just(new KnownTweets(Map.of(), true));
		}
		return read(wanted, caller).map(TweetDirectory::known)
			.onErrorResume((failure) -> Mono.just(unknown(failure, caller)));
	}

	private Mono<List<TweetSummary>> read(List<UUID> wanted, Caller caller) {
		if (wanted.size() <= Identifiers.MAX_AT_ONCE) {
			return this.tweets.findAll(wanted, caller);
		}
		return read(wanted.subList(0, Identifiers.MAX_AT_ONCE), caller)
			.flatMap((first) -> read(wanted.subList(Identifiers.MAX_AT_ONCE, wanted.size()), caller)
				.map((rest) -> joined(first, rest)));
	}

	private static List<TweetSummary> joined(List<TweetSummary> first, List<TweetSummary> rest) {
		List<TweetSummary> all = new ArrayList<>(first);
		all.addAll(rest);
		return all;
	}

	private static KnownTweets known(List<TweetSummary> found) {
		return new KnownTweets(
				found.stream().collect(Collectors.toMap(TweetSummary::id, Function.identity(), (first, same) -> first)),
				true);
	}

	private static KnownTweets unknown(Throwable failure, Caller caller) {
		FallbackLog.write(log, caller, "Tweets are not known", failure);
		return new KnownTweets(Map.of(), false);
	}

}
