package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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

	SearchService(TweetRepository tweets, HashtagRepository hashtags, VisibilityService visibility) {
		this.tweets = tweets;
		this.hashtags = hashtags;
		this.visibility = visibility;
	}

	/**
	 * Searches texts.
	 * @param term what the text contains, in any case
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets, without those the reader may not see; fails with 503 when
	 * nobody can tell which those are
	 */
	public Mono<Partial<Page<FoundTweet>>> search(String term, PageQuery query, Caller reader) {
		String pattern = LikePattern.containing(Folding.fold(term));
		Limit rows = Limit.of(query.rows());
		return this.tweets.search(pattern, query.createdBefore(), query.idBefore(), rows)
			.map((found) -> page(found, query, ListNames.TWEETS_SEARCH))
			.flatMap((page) -> visible(page, reader));
	}

	/**
	 * Finds tweets by hashtag.
	 * @param tag the hashtag without the number sign, in any case
	 * @param query the page wanted
	 * @param reader the reader
	 * @return as {@link #search}
	 */
	public Mono<Partial<Page<FoundTweet>>> byHashtag(String tag, PageQuery query, Caller reader) {
		String key = Folding.fold(tag);
		Limit rows = Limit.of(query.rows());
		return this.hashtags.findTweets(key, query.createdBefore(), query.idBefore(), rows)
			.map((found) -> page(found, query, ListNames.HASHTAG_SEARCH))
			.flatMap((page) -> visible(page, reader));
	}

	private static Page<TweetSummary> page(List<TweetSummary> found, PageQuery query, String list) {
		return Page.of(found, query.limit(), (tweet) -> new Cursor(list, tweet.createdAt(), tweet.id()));
	}

	private Mono<Partial<Page<FoundTweet>>> visible(Page<TweetSummary> page, Caller reader) {
		Set<UUID> authors = page.items().stream().map(TweetSummary::userId).collect(Collectors.toSet());
		return this.visibility.open(authors, reader)
			.map((open) -> open.map((users) -> page.with(TweetMapper.found(page.items(), users))));
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public Mono<List<PopularHashtag>> popular(int limit) {
		return this.hashtags.findPopular(Limit.of(limit));
	}

}
