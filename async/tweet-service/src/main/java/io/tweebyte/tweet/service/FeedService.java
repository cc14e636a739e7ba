package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.mapper.TweetMapper;
import io.tweebyte.tweet.repository.FeedRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Reads the tweets of those whom a user follows.
 */
@Service
public class FeedService {

	private final FeedRepository feeds;

	private final FollowedUsers followed;

	private final DetailsService details;

	private final Executor threads;

	FeedService(FeedRepository feeds, FollowedUsers followed, DetailsService details,
			@Qualifier("databaseThreads") Executor threads) {
		this.feeds = feeds;
		this.followed = followed;
		this.details = details;
		this.threads = threads;
	}

	/**
	 * Reads a user's feed. While the interaction service is out it shows those who were
	 * followed when that last could be asked.
	 * @param query the page wanted
	 * @return a page of tweets in full form; fails with 503 when nobody ever told whom he
	 * follows
	 */
	public CompletableFuture<Partial<Page<TweetDetails>>> feed(UUID userId, PageQuery query, Caller reader) {
		return this.followed.lastKnown(userId, reader)
			.thenCompose((authors) -> page(authors.value(), query).thenCompose(
					(page) -> (authors.isDegraded() ? stale(page.items()) : this.details.complete(page.items(), reader))
						.thenApply((completed) -> completed.map(page::with))));
	}

	private CompletableFuture<Page<TweetRow>> page(List<UUID> authors, PageQuery query) {
		if (authors.isEmpty()) {
			return CompletableFuture.completedFuture(new Page<>(List.of(), Optional.empty()));
		}
		UUID[] userIds = authors.toArray(UUID[]::new);
		Limit rows = Limit.of(query.rows());
		return CompletableFuture
			.supplyAsync(() -> this.feeds.findPage(userIds, query.createdBefore(), query.idBefore(), rows),
					this.threads)
			.thenApply((found) -> TweetMapper.page(found, query.limit(), ListNames.FEED));
	}

	/**
	 * The service that could not tell who is followed is not asked again at once.
	 */
	private CompletableFuture<Partial<List<TweetDetails>>> stale(List<TweetRow> tweets) {
		return this.details.completeAlone(tweets)
			.thenApply((completed) -> new Partial<>(completed.value(), List.of(Degraded.FEED, Degraded.INTERACTIONS)));
	}

}
