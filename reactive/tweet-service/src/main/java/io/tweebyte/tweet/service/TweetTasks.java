package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.TaskCallers;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

import static io.tweebyte.shared.api.Service.USER;

/** The scheduled tasks, which fail without the user service or the database. */
@Service
public class TweetTasks {

	private final TweetRepository tweets;

	private final UserClient users;

	private final MentionSettings mentions;

	private final PopularSettings popular;

	private final TaskCallers callers;

	private final Clock clock;

	TweetTasks(TweetRepository tweets, UserClient users, MentionSettings mentions, PopularSettings popular,
			TaskCallers callers, Clock clock) {
		this.tweets = tweets;
		this.users = users;
		this.mentions = mentions;
		this.popular = popular;
		this.callers = callers;
		this.clock = clock;
	}

	/**
	 * Resolves mentions of one batch of tweets that were stored while the user service
	 * was unavailable. A round claims tweets for a while; what it cannot resolve is
	 * claimed again when that is over.
	 */
	public Mono<Void> resolveMentions() {
		Instant now = Microseconds.now(this.clock);
		return this.tweets.claimUnresolved(now, now.plus(this.mentions.lease()), this.mentions.batch())
			.collectList()
			.flatMap((tweets) -> tweets.isEmpty() ? Mono.empty() : resolveMentions(tweets));
	}

	private Mono<Void> resolveMentions(List<TweetRow> tweets) {
		return this.tweets.findUnknownNames(TweetRow.ids(tweets))
			.collectList()
			.flatMap((names) -> find(tweets, names))
			.flatMap((found) -> settle(tweets, found));
	}

	private Mono<List<UserSummary>> find(List<TweetRow> tweets, List<String> names) {
		List<UUID> authors = tweets.stream().map(TweetRow::userId).distinct().toList();
		Caller caller = this.callers.of("mentions", USER);
		return this.users.find(authors, names, caller);
	}

	private Mono<Void> settle(List<TweetRow> tweets, List<UserSummary> found) {
		Integer[] versions = tweets.stream().map(TweetRow::version).toArray(Integer[]::new);
		String[] keys = found.stream().map((user) -> NameKey.of(user.userName())).toArray(String[]::new);
		UUID[] publicAuthors = ids(found.stream().filter((user) -> !user.isPrivate()));
		return this.tweets.settle(TweetRow.ids(tweets), versions, keys, ids(found.stream()), publicAuthors).then();
	}

	private static UUID[] ids(Stream<UserSummary> users) {
		return users.map(UserSummary::id).toArray(UUID[]::new);
	}

	/** Adds up how often hashtags were used, until nothing is left. */
	public Mono<Void> countHashtags() {
		return this.tweets.addChanges(this.popular.batch())
			.flatMap((rows) -> (rows == 0) ? Mono.empty() : countHashtags());
	}

}
