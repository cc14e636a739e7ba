package io.tweebyte.interaction.retweet;

import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes retweets, each together with the count of its tweet. */
@Service
class RetweetTransactions {

	private final RetweetRepository retweets;

	private final TweetCountsRepository counts;

	RetweetTransactions(RetweetRepository retweets, TweetCountsRepository counts) {
		this.retweets = retweets;
		this.counts = counts;
	}

	/** Returns the earlier retweet of the same tweet, if there is one. */
	@Transactional
	public RetweetResponse retweet(RetweetRow retweet) {
		int added = this.retweets.add(retweet.id(), retweet.userId(), retweet.tweetId(), retweet.tweetAuthorId(),
				retweet.content(), retweet.createdAt());
		if (added == 0) {
			// another request may have deleted it since
			return this.retweets.find(retweet.userId(), retweet.tweetId())
				.orElseThrow(() -> ApiException.unavailable(Messages.BUSY));
		}
		this.counts.addRetweet(retweet.tweetId(), retweet.tweetAuthorId());
		return retweet.toResponse();
	}

	@Transactional
	public void edit(UUID retweetId, String content, Caller caller) {
		RetweetEntity retweet = this.retweets.lock(retweetId)
			.orElseThrow(() -> ApiException.notFound(Messages.RETWEET_NOT_FOUND));
		caller.checkOwner(retweet.getUserId());
		retweet.setContent(content);
	}

	@Transactional
	public void delete(UUID retweetId, Caller caller) {
		this.retweets.lock(retweetId).ifPresent((retweet) -> {
			caller.checkOwner(retweet.getUserId());
			this.retweets.deleteById(retweetId);
			this.counts.removeRetweet(retweet.getTweetId());
		});
	}

}
