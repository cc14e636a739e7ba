package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.workspace.ServiceName;

import static io.tweebyte.launcher.workspace.ServiceName.INTERACTION;
import static io.tweebyte.launcher.workspace.ServiceName.TWEET;
import static io.tweebyte.launcher.workspace.ServiceName.USER;

/**
 * What stands in a row on the longest way of a request, in the backend that has most of
 * it. What caches spare more than 99 of 100 requests is no part of it, since a knee is
 * about 99 % of the responses.
 *
 * @param calls of services, one step after the other; those of one step at once
 * @param statements round trips to a database, with those that begin and end transactions
 * @param lookUps round trips to Redis
 */
public record RequestPath(List<Set<ServiceName>> calls, int statements, int lookUps) {

	/** Returns the path of a scenario; empty where no knee is searched for. */
	public static RequestPath of(Scenario scenario) {
		return switch (scenario) {
			case USER_SUMMARY, IMAGE_PREVIEW, DOWNLOAD, DOWNLOAD_SLOW -> path(1, 0);
			// the transaction has five statements; users are looked up before and after
			case FOLLOW -> path(7, 3);
			// users whom a text names; the transaction has up to eight statements
			case TWEET_UPDATE -> path(11, 1, Set.of(USER));
			case USER_TWEETS -> path(3, 1, Set.of(INTERACTION));
			case PROFILE_FAN_OUT -> path(2, 1, Set.of(TWEET, INTERACTION));
			case TWEET_FAN_OUT -> path(3, 0, Set.of(INTERACTION));
			case SUMMARY_STREAM, SUMMARY_COLLECTED -> path(1, 1);
			case SUMMARY_WITH_AUTHOR -> path(2, 1, Set.of(USER));
			// whom the reader follows, then the authors; both are kept in Redis
			case SEARCH_WORDS, SEARCH_HASHTAG -> path(3, 4, Set.of(INTERACTION), Set.of(USER));
			case CACHED_READ_0, CACHED_READ_50, CACHED_READ_90 -> path(2, 2, Set.of(TWEET));
			case CACHED_READ_100 -> path(1, 1);
			// two transactions
			case IMAGE_UPLOAD -> path(7, 0);
			case MIXED, LOG_IN -> path(0, 0);
		};
	}

	@SafeVarargs
	private static RequestPath path(int statements, int lookUps, Set<ServiceName>... calls) {
		return new RequestPath(List.of(calls), statements, lookUps);
	}

	public Set<ServiceName> called() {
		return this.calls.stream().flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
	}

	/** Returns what delays add to a response at most. */
	public Duration waits(Delays delays) {
		Duration calling = this.calls.stream()
			.map((step) -> step.stream()
				.map((service) -> delays.of(service.label()))
				.max(Comparator.naturalOrder())
				.orElse(Duration.ZERO))
			.reduce(Duration.ZERO, Duration::plus);
		return calling.plus(delays.of(Delays.POSTGRES).multipliedBy(this.statements))
			.plus(delays.of(Delays.REDIS).multipliedBy(this.lookUps));
	}

}
