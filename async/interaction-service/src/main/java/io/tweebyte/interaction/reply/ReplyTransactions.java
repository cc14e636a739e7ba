package io.tweebyte.interaction.reply;

import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.LimitSettings;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes replies, each together with the count of its tweet. */
@Service
@Async("databaseThreads")
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
	public CompletableFuture<ReplyResponse> reply(ReplyResponse reply, UUID authorId, String key) {
		return CompletableFuture.completedFuture(known(reply.userId(), key).orElseGet(() -> add(reply, authorId, key)));
	}

	private Optional<ReplyResponse> known(UUID userId, String key) {
		return Optional.ofNullable(key).flatMap((given) -> this.replies.find(userId, given));
	}

	private ReplyResponse add(ReplyResponse reply, UUID authorId, String key) {
		// concurrent requests may add a few more
		if (this.replies.count(reply.tweetId(), reply.userId()) >= this.limits.repliesPerTweet()) {
			// another request may have added it since
			return known(reply.userId(), key).orElseThrow(() -> ApiException.forbidden(Messages.TOO_MANY_REPLIES));
		}
		int added = this.replies.add(reply.id(), reply.tweetId(), authorId, reply.userId(), reply.content(),
				reply.createdAt(), key);
		if (added == 0) {
			// another request may have deleted it since
			return known(reply.userId(), key).orElseThrow(() -> ApiException.unavailable(Messages.BUSY));
		}
		this.counts.addReply(reply.tweetId(), authorId);
		return reply;
	}

	@Transactional
	public CompletableFuture<Void> edit(UUID replyId, String content, Caller caller) {
		ReplyEntity reply = this.replies.lock(replyId)
			.orElseThrow(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND));
		caller.checkOwner(reply.getUserId());
		reply.setContent(content);
		return CompletableFuture.completedFuture(null);
	}

	@Transactional
	public CompletableFuture<Void> delete(UUID replyId, Caller caller) {
		this.replies.lock(replyId).ifPresent((reply) -> {
			caller.checkOwner(reply.getUserId());
			this.replies.deleteById(replyId);
			this.counts.removeReply(reply.getTweetId());
			this.replies.queue(new UUID[] { replyId });
		});
		return CompletableFuture.completedFuture(null);
	}

}
