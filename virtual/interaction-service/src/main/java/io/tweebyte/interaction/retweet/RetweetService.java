package io.tweebyte.interaction.retweet;

import java.time.Clock;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetRequest;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.list.InteractionListService;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import io.tweebyte.shared.interaction.ReadableTweet;

import org.springframework.stereotype.Service;

/**
 * Retweets tweets, and lists retweets. A repeated retweet returns the first one. All but
 * deleting what does not exist fails with 403, 404 or 503.
 */
@Service
class RetweetService {

	private final RetweetRepository retweets;

	private final RetweetTransactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final Clock clock;

	RetweetService(RetweetRepository retweets, RetweetTransactions transactions, TweetAccessService access,
			InteractionListService lists, Clock clock) {
		this.retweets = retweets;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.clock = clock;
	}

	public RetweetResponse retweet(UUID userId, RetweetRequest retweet, Caller caller) {
		UUID authorId = this.access.writable(retweet.originalTweetId(), caller);
		return this.transactions.retweet(new RetweetRow(Identifiers.next(), userId, retweet.originalTweetId(), authorId,
				retweet.content(), Microseconds.now(this.clock)));
	}

	public void edit(UUID retweetId, String content, Caller caller) {
		this.transactions.edit(retweetId, content, caller);
	}

	public void delete(UUID retweetId, Caller caller) {
		this.transactions.delete(retweetId, caller);
	}

	public Partial<Page<Retweet>> ofUser(UUID userId, PageQuery query, Caller caller) {
		return this.lists.ofUser(userId, true, ListNames.USER_RETWEETS, query, caller, this.retweets::findOfUser,
				RetweetRow::toRetweet);
	}

	public Partial<Page<Retweet>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		ReadableTweet shown = this.access.shown(tweetId, caller);
		return this.lists.ofTweet(shown, ListNames.TWEET_RETWEETS, query, caller, this.retweets::findOfTweet,
				RetweetRow::toRetweet);
	}

}
