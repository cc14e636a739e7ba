package io.tweebyte.tweet.service;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.ExistenceAnswer;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.mapper.TweetMapper;
import io.tweebyte.tweet.repository.TweetRepository;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Reads tweets.
 */
@Service
public class TweetReadService {

	private final TweetRepository tweets;

	private final DetailsService details;

	private final VisibilityService visibility;

	TweetReadService(TweetRepository tweets, DetailsService details, VisibilityService visibility) {
		this.tweets = tweets;
		this.details = details;
		this.visibility = visibility;
	}

	/**
	 * Reads a tweet with its replies.
	 * @param reader the reader
	 * @return the full form; fails with 404, 403, or 503 when nobody can tell what the
	 * reader may see
	 */
	public Mono<Partial<TweetDetails>> tweet(UUID tweetId, Caller reader) {
		return find(tweetId)
			.flatMap((tweet) -> this.details.complete(List.of(tweet), InteractionsRequest.MAX_REPLIES, tweet.userId(),
					reader))
			.map((completed) -> completed.map((found) -> first(found).orElseThrow(TweetReadService::notFound)));
	}

	/**
	 * Completes a tweet that the reader may see.
	 * @param reader the reader
	 * @return the full form, without replies; fails with 503 when the tweet is deleted
	 * meanwhile
	 */
	public Mono<Partial<TweetDetails>> details(TweetRow tweet, Caller reader) {
		return this.details.complete(List.of(tweet), reader)
			.map((completed) -> completed.map((found) -> first(found).orElseThrow(TweetReadService::busy)));
	}

	private static Optional<TweetDetails> first(List<TweetDetails> found) {
		return found.stream().findFirst();
	}

	private static ContractException busy() {
		return ContractException.unavailable(Sentences.BUSY);
	}

	/**
	 * Reads a user's tweets.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets in full form; fails with 404, 403, or 503 when nobody can
	 * tell what the reader may see
	 */
	public Mono<Partial<Page<TweetDetails>>> ofUser(UUID userId, PageQuery query, Caller reader) {
		Limit rows = Limit.of(query.rows());
		return this.tweets.findOfUser(userId, query.createdBefore(), query.idBefore(), rows)
			.map((found) -> TweetMapper.page(found, query.limit(), ListNames.USER_TWEETS))
			.flatMap((page) -> this.details.complete(page.items(), null, userId, reader)
				.map((completed) -> completed.map(page::with)));
	}

	/**
	 * Reads a tweet without what others made of it.
	 * @param reader the reader
	 * @return the summary form; fails with 404, 403, or 503 when nobody can tell what the
	 * reader may see
	 */
	public Mono<TweetSummary> summary(UUID tweetId, Caller reader) {
		return find(tweetId).flatMap(
				(tweet) -> this.visibility.checkOpen(tweet.userId(), reader).map((open) -> TweetMapper.summary(tweet)));
	}

	private Mono<TweetRow> find(UUID tweetId) {
		return this.tweets.findTweet(tweetId).switchIfEmpty(Mono.error(TweetReadService::notFound));
	}

	/**
	 * Reads a user's tweets without what others made of them.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets in summary form; fails with 404, 403, or 503 when nobody
	 * can tell what the reader may see
	 */
	public Mono<Page<TweetSummary>> summariesOfUser(UUID userId, PageQuery query, Caller reader) {
		Limit rows = Limit.of(query.rows());
		Mono<Boolean> open = this.visibility.checkOpen(userId, reader);
		Mono<List<TweetSummary>> found = this.tweets.findSummariesOfUser(userId, query.createdBefore(),
				query.idBefore(), rows);
		return Mono.zip(open, found).map((parts) -> Page.of(parts.getT2(), query.limit(), TweetReadService::cursor));
	}

	private static Cursor cursor(TweetSummary tweet) {
		return new Cursor(ListNames.USER_TWEETS, tweet.createdAt(), tweet.id());
	}

	/**
	 * Reads many tweets, for services that decide themselves who may see them.
	 * @return the summary forms of those that exist, newest first
	 */
	public Mono<List<TweetSummary>> summaries(List<UUID> ids) {
		UUID[] wanted = ids.toArray(UUID[]::new);
		return this.tweets.findSummaries(wanted).map(TweetMapper::newestFirst);
	}

	/**
	 * Looks which tweets exist.
	 * @return which of them do, and which do not
	 */
	public Mono<ExistenceAnswer> existence(List<UUID> ids) {
		UUID[] wanted = ids.toArray(UUID[]::new);
		return this.tweets.findExisting(wanted).map((existing) -> ExistenceAnswer.of(ids, new HashSet<>(existing)));
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.TWEET_NOT_FOUND);
	}

}
