package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.LikePattern;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.tweet.mapper.TweetMapper;
import io.tweebyte.tweet.repository.HashtagRepository;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Finds tweets by their text and by hashtag, and the hashtags that are popular.
 */
@Service
public class SearchService {

	private final TweetRepository tweets;

	private final HashtagRepository hashtags;

	private final VisibilityService visibility;

	private final Executor threads;

	SearchService(TweetRepository tweets, HashtagRepository hashtags, VisibilityService visibility,
			@Qualifier("databaseThreads") Executor threads) {
		this.tweets = tweets;
		this.hashtags = hashtags;
		this.visibility = visibility;
		this.threads = threads;
	}

	/**
	 * Searches texts.
	 * @param term what the text contains, in any case
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets, without those the reader may not see; fails with 503 when
	 * nobody can tell which those are
	 */
	public CompletableFuture<Partial<Page<FoundTweet>>> search(String term, PageQuery query, Caller reader) {
		String pattern = LikePattern.containing(Folding.fold(term));
		Limit rows = Limit.of(query.rows());
		return CompletableFuture
			.supplyAsync(() -> this.tweets.search(pattern, query.createdBefore(), query.idBefore(), rows), this.threads)
			.thenApply((found) -> page(found, query, ListNames.TWEETS_SEARCH))
			.thenCompose((page) -> visible(page, reader));
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
		Limit rows = Limit.of(query.rows());
		return CompletableFuture
			.supplyAsync(() -> this.hashtags.findTweets(key, query.createdBefore(), query.idBefore(), rows),
					this.threads)
			.thenApply((found) -> page(found, query, ListNames.HASHTAG_SEARCH))
			.thenCompose((page) -> visible(page, reader));
	}

	private static Page<TweetSummary> page(List<TweetSummary> found, PageQuery query, String list) {
		return Page.of(found, query.limit(), (tweet) -> new Cursor(list, tweet.createdAt(), tweet.id()));
	}

	private CompletableFuture<Partial<Page<FoundTweet>>> visible(Page<TweetSummary> page, Caller reader) {
		Set<UUID> authors = page.items().stream().map(TweetSummary::userId).collect(Collectors.toSet());
		return this.visibility.open(authors, reader)
			.thenApply((open) -> open.map((users) -> page.with(TweetMapper.found(page.items(), users))));
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public CompletableFuture<List<PopularHashtag>> popular(int limit) {
		return CompletableFuture.supplyAsync(() -> this.hashtags.findPopular(Limit.of(limit)), this.threads);
	}

}
