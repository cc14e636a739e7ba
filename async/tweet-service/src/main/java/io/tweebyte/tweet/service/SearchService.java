package io.tweebyte.tweet.service;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.LikePattern;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.entity.ReadableAuthors;
import io.tweebyte.tweet.mapper.TweetMapper;
import io.tweebyte.tweet.repository.SearchRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Finds tweets by their text and by hashtag, and the hashtags that are popular.
 * <p>
 * What a reader may not see influences neither the length nor the cursor of a page. The
 * statements leave out private authors by the copy of the private accounts. That copy may
 * be a moment old, so each row is checked again, and more rows are read for those that
 * are dropped.
 */
@Service
public class SearchService {

	// one call reads so many authors, and each row may have another one
	private static final int MOST_ROWS = Identifiers.MAX_AT_ONCE;

	// the first statement fills a page unless the copy is old or authors do not exist
	private static final int MOST_STATEMENTS = 5;

	private final SearchRepository tweets;

	private final VisibilityService visibility;

	private final Executor threads;

	SearchService(SearchRepository tweets, VisibilityService visibility,
			@Qualifier("databaseThreads") Executor threads) {
		this.tweets = tweets;
		this.visibility = visibility;
		this.threads = threads;
	}

	/**
	 * Searches texts.
	 * @param term what the text contains, in any case
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of the tweets that the reader may see; fails with 503 when it is not
	 * known which those are
	 */
	public CompletableFuture<Partial<Page<FoundTweet>>> search(String term, PageQuery query, Caller reader) {
		String pattern = LikePattern.containing(Folding.fold(term));
		return this.visibility.readable(reader)
			.thenApply((readable) -> new Search(reader, readable, query.rows(),
					(place, rows) -> this.tweets.findByText(pattern, readable, place.createdBefore(), place.idBefore(),
							rows)))
			.thenCompose((search) -> page(search, query, ListNames.TWEETS_SEARCH));
	}

	/**
	 * Finds tweets by hashtag.
	 * @param tag the hashtag without the number sign, in any case
	 * @param query the page wanted
	 * @param reader the reader
	 * @return as {@link #search}
	 */
	public CompletableFuture<Partial<Page<FoundTweet>>> byHashtag(String tag, PageQuery query, Caller reader) {
		String key = Folding.fold(tag);
		return this.visibility.readable(reader)
			.thenApply((readable) -> new Search(reader, readable, query.rows(),
					(place, rows) -> this.tweets.findByHashtag(key, readable, place.createdBefore(), place.idBefore(),
							rows)))
			.thenCompose((search) -> page(search, query, ListNames.HASHTAG_SEARCH));
	}

	private CompletableFuture<Partial<Page<FoundTweet>>> page(Search search, PageQuery query, String list) {
		return read(search, query, Math.min(search.wanted(), MOST_ROWS), Partial.whole(List.of()), 1)
			.thenApply((found) -> found.map((tweets) -> Page.of(tweets, query.limit(),
					(tweet) -> new Cursor(list, tweet.createdAt(), tweet.id()))));
	}

	/**
	 * Reads on until there are enough tweets that the reader may see, or no more rows.
	 */
	private CompletableFuture<Partial<List<FoundTweet>>> read(Search search, PageQuery place, int rows,
			Partial<List<FoundTweet>> before, int statement) {
		return CompletableFuture.supplyAsync(() -> search.rows().read(place, Limit.of(rows)), this.threads)
			.thenCompose((found) -> visible(found, search).thenCompose((visible) -> {
				Partial<List<FoundTweet>> together = together(before, visible);
				if (found.size() < rows || together.value().size() >= search.wanted()) {
					return CompletableFuture.completedFuture(together);
				}
				if (statement == MOST_STATEMENTS) {
					return CompletableFuture.failedFuture(ContractException.unavailable(Sentences.SERVICE_OUT));
				}
				return read(search, after(found.getLast()), MOST_ROWS, together, statement + 1);
			}));
	}

	private CompletableFuture<Partial<List<FoundTweet>>> visible(List<TweetSummary> found, Search search) {
		Set<UUID> authors = found.stream().map(TweetSummary::userId).collect(Collectors.toSet());
		return this.visibility.open(authors, search.readable(), search.reader())
			.thenApply((open) -> open.map((users) -> TweetMapper.found(found, users)));
	}

	private static Partial<List<FoundTweet>> together(Partial<List<FoundTweet>> first,
			Partial<List<FoundTweet>> second) {
		List<FoundTweet> tweets = new ArrayList<>(first.value());
		tweets.addAll(second.value());
		Set<Degraded> missing = new LinkedHashSet<>(first.missing());
		missing.addAll(second.missing());
		return new Partial<>(tweets, List.copyOf(missing));
	}

	private static PageQuery after(TweetSummary last) {
		return new PageQuery(MOST_ROWS, Optional.of(new Cursor("", last.createdAt(), last.id())));
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public CompletableFuture<List<PopularHashtag>> popular(int limit) {
		return CompletableFuture.supplyAsync(() -> this.tweets.findPopular(Limit.of(limit)), this.threads);
	}

	/**
	 * What is read for whom.
	 *
	 * @param reader the reader
	 * @param readable the private authors whose tweets the reader may see
	 * @param wanted how many tweets are enough: one more than the page has
	 */
	private record Search(Caller reader, ReadableAuthors readable, int wanted, Rows rows) {
	}

	private interface Rows {

		List<TweetSummary> read(PageQuery place, Limit rows);

	}

}
