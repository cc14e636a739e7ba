package io.tweebyte.interaction.service;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.contracts.interaction.RetweetRequest.NewRetweet;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.ReadableTweet;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.interaction.mapper.InteractionMapper;
import io.tweebyte.interaction.repository.RetweetRepository;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Retweets tweets, and lists retweets.
 */
@Service
public class RetweetService {

	private final RetweetRepository retweets;

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	private final VisibilityService visibility;

	private final UserDirectory users;

	private final TweetDirectory tweets;

	private final Clock clock;

	RetweetService(RetweetRepository retweets, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, UserDirectory users, TweetDirectory tweets, Clock clock) {
		this.retweets = retweets;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.users = users;
		this.tweets = tweets;
		this.clock = clock;
	}

	/**
	 * Retweets a tweet.
	 * @param userId the retweeter, who is the caller
	 * @param caller the caller
	 * @return the retweet, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public Mono<RetweetAnswer> retweet(UUID userId, NewRetweet retweet, Caller caller) {
		return this.access.writable(retweet.tweetId(), caller)
			.flatMap((tweet) -> store(row(userId, retweet, tweet.authorId()), tweet.restricted()))
			.flatMap((written) -> stored(written, userId, retweet.tweetId()));
	}

	private RetweetRow row(UUID userId, NewRetweet retweet, UUID authorId) {
		return new RetweetRow(Identifiers.next(), userId, retweet.tweetId(), authorId, retweet.content(),
				Microseconds.now(this.clock));
	}

	private Mono<WriteResult<RetweetAnswer>> store(RetweetRow retweet, boolean restricted) {
		return this.retweets.add(retweet, restricted);
	}

	private Mono<RetweetAnswer> stored(WriteResult<RetweetAnswer> written, UUID userId, UUID tweetId) {
		if (Facts.allowed(written).fact() != null) {
			return Mono.just(written.fact());
		}
		// somebody else added it while the statement ran
		return this.retweets.find(userId, tweetId).switchIfEmpty(Mono.error(Facts::busy));
	}

	/**
	 * Edits what a user says to a tweet that he retweeted.
	 * @param userId who edits, who is the caller
	 * @param caller the caller
	 * @return ends when it is stored; fails with 403 or 404
	 */
	public Mono<Void> edit(UUID userId, UUID retweetId, String content, Caller caller) {
		return this.retweets.edit(retweetId, userId, caller.anybody(), content)
			.switchIfEmpty(Mono.error(RetweetService::notFound))
			.doOnNext(Facts::checkOwn)
			.then();
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.RETWEET_NOT_FOUND);
	}

	/**
	 * Deletes a retweet. Where there is none, nothing is left to do.
	 * @param userId who deletes, who is the caller
	 * @param caller the caller
	 * @return ends when it is gone; fails with 403
	 */
	public Mono<Void> delete(UUID userId, UUID retweetId, Caller caller) {
		return this.retweets.delete(retweetId, userId, caller.anybody()).doOnNext(Facts::checkOwn).then();
	}

	/**
	 * Lists what a user retweeted.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page without tweets that are gone, or that the reader may not see; fails
	 * with 403, 404 or 503
	 */
	public Mono<Partial<Page<Retweet>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return new ListPage<>(ListNames.USER_RETWEETS, query, (before, limit) -> ofUser(userId, viewer, before, limit),
				(rows) -> ofUser(userId, rows, caller))
			.read();
	}

	private Mono<List<RetweetRow>> ofUser(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return this.retweets.findOfUser(userId, viewer, before.createdAt(), before.id(), limit);
	}

	private Mono<Partial<List<ListItem<Retweet>>>> ofUser(UUID userId, List<RetweetRow> rows, Caller caller) {
		List<UUID> owners = new ArrayList<>(rows.stream().map(RetweetRow::tweetAuthorId).toList());
		owners.add(userId);
		Mono<KnownTweets> tweets = this.tweets.find(rows.stream().map(RetweetRow::tweetId).toList(), caller);
		Mono<KnownUsers> users = this.users.find(owners, caller);
		return Mono.zip(users, tweets)
			.flatMap((both) -> this.visibility.readable(owners, both.getT1(), caller).map((open) -> {
				this.visibility.check(userId, open, both.getT1());
				return answer(InteractionMapper.retweetsOfUser(rows, both.getT1(), both.getT2(), open), both.getT1(),
						both.getT2());
			}));
	}

	private static Partial<List<ListItem<Retweet>>> answer(List<ListItem<Retweet>> items, KnownUsers users,
			KnownTweets tweets) {
		return new Partial<>(items, ReadableTweet.missing(users.complete(), tweets.complete()));
	}

	/**
	 * Lists who retweeted a tweet.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page; fails with 403, 404 or 503
	 */
	public Mono<Partial<Page<Retweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.shown(tweetId, caller, () -> author(tweetId))
			.flatMap((tweet) -> new ListPage<>(ListNames.TWEET_RETWEETS, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private Mono<Optional<UUID>> author(UUID tweetId) {
		return this.counts.find(tweetId).map((row) -> Optional.of(row.authorId())).defaultIfEmpty(Optional.empty());
	}

	private Mono<List<RetweetRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return this.retweets.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit);
	}

	private Mono<Partial<List<ListItem<Retweet>>>> ofTweet(ReadableTweet tweet, List<RetweetRow> rows, Caller caller) {
		List<UUID> retweeters = rows.stream().map(RetweetRow::userId).toList();
		return this.access.open(tweet, retweeters, caller)
			.flatMap((users) -> this.visibility.listed(retweeters, users, caller)
				.map((listed) -> new Partial<>(InteractionMapper.retweetsOfTweet(rows, users, tweet.shown(), listed),
						tweet.missing(users.complete()))));
	}

}
