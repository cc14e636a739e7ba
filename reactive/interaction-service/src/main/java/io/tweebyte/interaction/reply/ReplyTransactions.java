package io.tweebyte.interaction.reply;

import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.LimitSettings;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes replies, each together with the count of its tweet. */
@Service
class ReplyTransactions {

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final LimitSettings limits;

	ReplyTransactions(ReplyRepository replies, TweetCountsRepository counts, LimitSettings limits) {
		this.replies = replies;
		this.counts = counts;
		this.limits = limits;
	}

	/** Returns the earlier reply with the idempotency key, which may be null. */
	@Transactional
	public Mono<ReplyResponse> reply(ReplyResponse reply, UUID authorId, String key) {
		return known(reply.userId(), key).switchIfEmpty(Mono.defer(() -> add(reply, authorId, key)));
	}

	private Mono<ReplyResponse> known(UUID userId, String key) {
		return Mono.justOrEmpty(key).flatMap((given) -> this.replies.find(userId, given));
	}

	private Mono<ReplyResponse> add(ReplyResponse reply, UUID authorId, String key) {
		return this.replies.count(reply.tweetId(), reply.userId())
			// concurrent requests may add a few more
			.flatMap((replies) -> (replies < this.limits.repliesPerTweet()) ? insert(reply, authorId, key)
					// another request may have added it since
					: known(reply.userId(), key)
						.switchIfEmpty(Mono.error(() -> ApiException.forbidden(Messages.TOO_MANY_REPLIES))));
	}

	private Mono<ReplyResponse> insert(ReplyResponse reply, UUID authorId, String key) {
		return this.replies
			.add(reply.id(), reply.tweetId(), authorId, reply.userId(), reply.content(), reply.createdAt(), key)
			.filter((added) -> added > 0)
			.flatMap((added) -> this.counts.addReply(reply.tweetId(), authorId).thenReturn(reply))
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> known(reply.userId(), key)))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	@Transactional
	public Mono<Void> edit(UUID replyId, String content, Caller caller) {
		return this.replies.lock(replyId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND)))
			.doOnNext((reply) -> caller.checkOwner(reply.getUserId()))
			.doOnNext((reply) -> reply.setContent(content))
			// model: nothing notices that an entity has changed
			.flatMap(this.replies::save)
			.then();
	}

	@Transactional
	public Mono<Void> delete(UUID replyId, Caller caller) {
		return this.replies.lock(replyId)
			.doOnNext((reply) -> caller.checkOwner(reply.getUserId()))
			.flatMap((reply) -> this.replies.deleteById(replyId)
				.then(Mono.defer(() -> this.counts.removeReply(reply.getTweetId())))
				.then(Mono.defer(() -> this.replies.queue(new UUID[] { replyId }))))
			.then();
	}

}
