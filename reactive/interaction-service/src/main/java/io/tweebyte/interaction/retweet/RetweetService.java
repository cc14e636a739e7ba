package io.tweebyte.interaction.retweet;

import java.time.Clock;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetRequest;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.list.InteractionListService;
import io.tweebyte.interaction.transaction.Transactions;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Retweets tweets, and lists retweets. A repeated retweet returns the first one. All but
 * deleting what does not exist fails with 403, 404 or 503.
 */
@Service
class RetweetService {

	private final RetweetRepository retweets;

	private final TweetCountsRepository counts;

	private final Transactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final Clock clock;

	RetweetService(RetweetRepository retweets, TweetCountsRepository counts, Transactions transactions,
			TweetAccessService access, InteractionListService lists, Clock clock) {
		this.retweets = retweets;
		this.counts = counts;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.clock = clock;
	}

	public Mono<RetweetResponse> retweet(UUID userId, RetweetRequest retweet, Caller caller) {
		return this.access.writable(retweet.originalTweetId(), caller)
			.map((authorId) -> new RetweetRow(Identifiers.next(), userId, retweet.originalTweetId(), authorId,
					retweet.content(), Microseconds.now(this.clock)))
			.flatMap((row) -> this.transactions.run(() -> add(row)));
	}

	private Mono<RetweetResponse> add(RetweetRow retweet) {
		return this.retweets
			.add(retweet.id(), retweet.userId(), retweet.tweetId(), retweet.tweetAuthorId(), retweet.content(),
					retweet.createdAt())
			.filter((added) -> added > 0)
			.flatMap((added) -> this.counts.addRetweet(retweet.tweetId(), retweet.tweetAuthorId()))
			.map((counted) -> retweet.toAnswer())
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> this.retweets.find(retweet.userId(), retweet.tweetId())))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	public Mono<Void> edit(UUID retweetId, String content, Caller caller) {
		return this.transactions.run(() -> this.retweets.lock(retweetId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.RETWEET_NOT_FOUND)))
			.doOnNext((retweet) -> caller.checkOwner(retweet.getUserId()))
			.doOnNext((retweet) -> retweet.setContent(content))
			// model: nothing notices that an entity has changed
			.flatMap(this.retweets::save)
			.then());
	}

	public Mono<Void> delete(UUID retweetId, Caller caller) {
		return this.transactions.run(() -> this.retweets.lock(retweetId)
			.doOnNext((retweet) -> caller.checkOwner(retweet.getUserId()))
			.flatMap((retweet) -> this.retweets.deleteById(retweetId)
				.then(Mono.defer(() -> this.counts.removeRetweet(retweet.getTweetId()))))
			.then());
	}

	public Mono<Partial<Page<Retweet>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		return this.lists.ofUser(userId, true, ListNames.USER_RETWEETS, query, caller, this.retweets::findOfUser,
				RetweetRow::toRetweet);
	}

	public Mono<Partial<Page<Retweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		return this.access.shown(tweetId, caller)
			.flatMap((readable) -> this.lists.ofTweet(readable, ListNames.TWEET_RETWEETS, query, caller,
					this.retweets::findOfTweet, RetweetRow::toRetweet));
	}

}
