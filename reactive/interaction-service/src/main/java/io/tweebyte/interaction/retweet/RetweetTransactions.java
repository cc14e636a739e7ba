package io.tweebyte.interaction.retweet;

import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import reactor.core.publisher.Mono;

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
	public Mono<RetweetResponse> retweet(RetweetRow retweet) {
		return this.retweets
			.add(retweet.id(), retweet.userId(), retweet.tweetId(), retweet.tweetAuthorId(), retweet.content(),
					retweet.createdAt())
			.filter((added) -> added > 0)
			.flatMap((added) -> this.counts.addRetweet(retweet.tweetId(), retweet.tweetAuthorId()))
			.map((counted) -> retweet.toResponse())
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> this.retweets.find(retweet.userId(), retweet.tweetId())))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	@Transactional
	public Mono<Void> edit(UUID retweetId, String content, Caller caller) {
		return this.retweets.lock(retweetId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.RETWEET_NOT_FOUND)))
			.doOnNext((retweet) -> caller.checkOwner(retweet.getUserId()))
			.doOnNext((retweet) -> retweet.setContent(content))
			// model: nothing notices that an entity has changed
			.flatMap(this.retweets::save)
			.then();
	}

	@Transactional
	public Mono<Void> delete(UUID retweetId, Caller caller) {
		return this.retweets.lock(retweetId)
			.doOnNext((retweet) -> caller.checkOwner(retweet.getUserId()))
			.flatMap((retweet) -> this.retweets.deleteById(retweetId)
				.then(Mono.defer(() -> this.counts.removeRetweet(retweet.getTweetId()))))
			.then();
	}

}
