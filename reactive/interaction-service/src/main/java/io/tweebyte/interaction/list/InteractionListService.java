package io.tweebyte.interaction.list;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.common.list.ListPage.VisibleRows;
import io.tweebyte.common.list.ListPage;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow;
import io.tweebyte.shared.interaction.KnownTweets;
import io.tweebyte.shared.interaction.ReadableTweet;
import io.tweebyte.shared.interaction.Viewer;
import io.tweebyte.shared.user.KnownUsers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Lists the likes, replies or retweets of a tweet or of a user. Leaves out what is
 * deleted or hidden from the reader. Fails with 403, 404, or 503 when it is unknown
 * whether the reader may see the list.
 */
@Service
public class InteractionListService {

	private static final Logger log = LoggerFactory.getLogger(InteractionListService.class);

	private final TweetClient tweets;

	private final UserDirectory users;

	private final VisibilityService visibility;

	InteractionListService(TweetClient tweets, UserDirectory users, VisibilityService visibility) {
		this.tweets = tweets;
		this.users = users;
		this.visibility = visibility;
	}

	public <R extends InteractionRow, T extends Listed> Mono<Partial<Page<T>>> ofTweet(ReadableTweet tweet, String list,
			PageQuery query, Caller caller, VisibleRows<R> rows, Mapper<R, T> mapper) {
		return new ListPage<R, T>(list, query, rows.of(tweet.tweet().id(), Viewer.of(caller)),
				(read) -> ofTweet(tweet, read, caller, mapper))
			.read();
	}

	public <R extends InteractionRow, T> Mono<Partial<List<T>>> ofTweet(ReadableTweet tweet, List<R> rows,
			Caller caller, Mapper<R, T> mapper) {
		List<UUID> userIds = rows.stream().map(InteractionRow::userId).toList();
		return this.users.find(userIds, caller)
			.flatMap((users) -> this.visibility.listed(userIds, users, caller)
				.map((listed) -> new Partial<>(rows.stream()
					.filter((row) -> listed.contains(row.userId()))
					.map((row) -> mapper.map(row, users, tweet.tweet()))
					.toList(), tweet.missing(users.complete()))));
	}

	/** {@code named} is whether the items name the user. */
	public <R extends InteractionRow.UserListRow, T extends Listed> Mono<Partial<Page<T>>> ofUser(UUID userId,
			boolean named, String list, PageQuery query, Caller caller, VisibleRows<R> rows, Mapper<R, T> mapper) {
		// a refusal reads nothing: its time would show how much there is
		return this.visibility.open(userId, caller)
			.then(new ListPage<R, T>(list, query, rows.of(userId, Viewer.of(caller)),
					(read) -> ofUser(userId, named, read, caller, mapper))
				.read());
	}

	private <R extends InteractionRow.UserListRow, T> Mono<Partial<List<T>>> ofUser(UUID userId, boolean named,
			List<R> rows, Caller caller, Mapper<R, T> mapper) {
		List<UUID> authors = rows.stream().map(R::tweetAuthorId).toList();
		List<UUID> needed = Stream.concat(authors.stream(), Stream.of(userId))
			.filter((id) -> named || !caller.is(id))
			.toList();
		Mono<KnownTweets> tweets = tweets(rows.stream().map(R::tweetId).toList(), caller);
		return Mono.zip(this.users.find(needed, caller), tweets).flatMap((parts) -> {
			KnownUsers users = parts.getT1();
			KnownTweets found = parts.getT2();
			return this.visibility.readable(authors, users, caller).map((readable) -> {
				List<T> items = rows.stream()
					.filter((row) -> readable.contains(row.tweetAuthorId()))
					.flatMap((row) -> found.find(row.tweetId()).map((tweet) -> mapper.map(row, users, tweet)).stream())
					.toList();
				return new Partial<>(items, ReadableTweet.missing(!named || users.complete(), found.complete()));
			});
		});
	}

	private Mono<KnownTweets> tweets(Collection<UUID> tweetIds, Caller caller) {
		List<UUID> wanted = tweetIds.stream().distinct().toList();
		if (wanted.isEmpty()) {
			return Mono.just(KnownTweets.of(List.of()));
		}
		return read(wanted, caller).map(KnownTweets::of)
			.doOnError((failure) -> FallbackLog.write(log, caller, "Tweets are not known", failure))
			.onErrorReturn(KnownTweets.NOTHING);
	}

	private Mono<List<TweetSummary>> read(List<UUID> wanted, Caller caller) {
		if (wanted.size() <= Identifiers.MAX_AT_ONCE) {
			return this.tweets.findAll(wanted, caller);
		}
		return read(wanted.subList(0, Identifiers.MAX_AT_ONCE), caller)
			.flatMap((first) -> read(wanted.subList(Identifiers.MAX_AT_ONCE, wanted.size()), caller)
				.map((rest) -> Stream.concat(first.stream(), rest.stream()).toList()));
	}

	@FunctionalInterface
	public interface Mapper<R, T> {

		T map(R row, KnownUsers users, TweetSummary tweet);

	}

}
