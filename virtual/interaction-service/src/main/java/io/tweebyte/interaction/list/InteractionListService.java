package io.tweebyte.interaction.list;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.tweebyte.common.list.ListPage.VisibleRows;
import io.tweebyte.common.list.ListPage;
import io.tweebyte.common.threads.Subtasks;
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

	public <R extends InteractionRow, T extends Listed> Partial<Page<T>> ofTweet(ReadableTweet tweet, String list,
			PageQuery query, Caller caller, VisibleRows<R> rows, Mapper<R, T> mapper) {
		return new ListPage<R, T>(list, query, rows.of(tweet.tweet().id(), Viewer.of(caller)),
				(read) -> ofTweet(tweet, read, caller, mapper))
			.read();
	}

	public <R extends InteractionRow, T> Partial<List<T>> ofTweet(ReadableTweet tweet, List<R> rows, Caller caller,
			Mapper<R, T> mapper) {
		List<UUID> userIds = rows.stream().map(InteractionRow::userId).toList();
		KnownUsers users = this.users.find(userIds, caller);
		Set<UUID> listed = this.visibility.listed(userIds, users, caller);
		List<T> items = rows.stream()
			.filter((row) -> listed.contains(row.userId()))
			.map((row) -> mapper.map(row, users, tweet.tweet()))
			.toList();
		return new Partial<>(items, tweet.missing(users.complete()));
	}

	/** {@code named} is whether the items name the user. */
	public <R extends InteractionRow.UserListRow, T extends Listed> Partial<Page<T>> ofUser(UUID userId, boolean named,
			String list, PageQuery query, Caller caller, VisibleRows<R> rows, Mapper<R, T> mapper) {
		// a refusal reads nothing: its time would show how much there is
		this.visibility.open(userId, caller);
		return new ListPage<R, T>(list, query, rows.of(userId, Viewer.of(caller)),
				(read) -> ofUser(userId, named, read, caller, mapper))
			.read();
	}

	private <R extends InteractionRow.UserListRow, T> Partial<List<T>> ofUser(UUID userId, boolean named, List<R> rows,
			Caller caller, Mapper<R, T> mapper) {
		List<UUID> authors = rows.stream().map(R::tweetAuthorId).toList();
		List<UUID> needed = Stream.concat(authors.stream(), Stream.of(userId))
			.filter((id) -> named || !caller.is(id))
			.toList();
		Supplier<KnownTweets> tweets = Subtasks.fork(() -> tweets(rows.stream().map(R::tweetId).toList(), caller));
		KnownUsers users = this.users.find(needed, caller);
		Set<UUID> readable = this.visibility.readable(authors, users, caller);
		KnownTweets found = tweets.get();
		List<T> items = rows.stream()
			.filter((row) -> readable.contains(row.tweetAuthorId()))
			.flatMap((row) -> found.find(row.tweetId()).map((tweet) -> mapper.map(row, users, tweet)).stream())
			.toList();
		return new Partial<>(items, ReadableTweet.missing(!named || users.complete(), found.complete()));
	}

	private KnownTweets tweets(Collection<UUID> tweetIds, Caller caller) {
		List<UUID> wanted = tweetIds.stream().distinct().toList();
		try {
			return KnownTweets.of(read(wanted, caller));
		}
		catch (RuntimeException ex) {
			FallbackLog.write(log, caller, "Tweets are not known", ex);
			return KnownTweets.NOTHING;
		}
	}

	private List<TweetSummary> read(List<UUID> wanted, Caller caller) {
		List<TweetSummary> found = new ArrayList<>();
		for (int from = 0; from < wanted.size(); from += Identifiers.MAX_AT_ONCE) {
			int to = Math.min(from + Identifiers.MAX_AT_ONCE, wanted.size());
			found.addAll(this.tweets.findAll(wanted.subList(from, to), caller));
		}
		return found;
	}

	@FunctionalInterface
	public interface Mapper<R, T> {

		T map(R row, KnownUsers users, TweetSummary tweet);

	}

}
