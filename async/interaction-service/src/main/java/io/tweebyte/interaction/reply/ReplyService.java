package io.tweebyte.interaction.reply;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.ReplyRequest;
import io.tweebyte.contracts.interaction.ReplyResponse;
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
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.interaction.Viewer;
import io.tweebyte.shared.settings.LimitSettings;

import org.springframework.stereotype.Service;

/**
 * Writes and lists replies. All but deleting what does not exist fails with 403, 404 or
 * 503.
 */
@Service
class ReplyService {

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final Transactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final LimitSettings limits;

	private final Clock clock;

	ReplyService(ReplyRepository replies, TweetCountsRepository counts, Transactions transactions,
			TweetAccessService access, InteractionListService lists, LimitSettings limits, Clock clock) {
		this.replies = replies;
		this.counts = counts;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.limits = limits;
		this.clock = clock;
	}

	/** A repeated idempotency key, which may be null, returns the earlier reply. */
	public CompletableFuture<ReplyResponse> reply(UUID userId, ReplyRequest reply, String key, Caller caller) {
		return this.access.writable(reply.tweetId(), caller)
			.thenCompose((authorId) -> this.transactions
				.run(() -> known(userId, key).orElseGet(() -> add(userId, reply, authorId, key))));
	}

	private Optional<ReplyResponse> known(UUID userId, String key) {
		return Optional.ofNullable(key).flatMap((given) -> this.replies.find(userId, given));
	}

	private ReplyResponse add(UUID userId, ReplyRequest request, UUID authorId, String key) {
		ReplyResponse reply = new ReplyResponse(Identifiers.next(), request.tweetId(), userId, request.content(),
				Microseconds.now(this.clock));
		// concurrent requests may add a few more
		if (this.replies.count(reply.tweetId(), userId) >= this.limits.repliesPerTweet()) {
			throw ApiException.forbidden(Messages.TOO_MANY_REPLIES);
		}
		int added = this.replies.add(reply.id(), reply.tweetId(), authorId, userId, reply.content(), reply.createdAt(),
				key);
		if (added == 0) {
			// another request may have deleted it since
			return known(userId, key).orElseThrow(() -> ApiException.unavailable(Messages.BUSY));
		}
		this.counts.addReply(reply.tweetId(), authorId);
		return reply;
	}

	public CompletableFuture<Void> edit(UUID replyId, String content, Caller caller) {
		return this.transactions.run(() -> {
			ReplyEntity reply = this.replies.lock(replyId)
				.orElseThrow(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND));
			caller.checkOwner(reply.getUserId());
			reply.setContent(content);
			return null;
		});
	}

	public CompletableFuture<Void> delete(UUID replyId, Caller caller) {
		return this.transactions.run(() -> {
			this.replies.lock(replyId).ifPresent((reply) -> {
				caller.checkOwner(reply.getUserId());
				this.replies.deleteById(replyId);
				this.counts.removeReply(reply.getTweetId());
				this.replies.queue(new UUID[] { replyId });
			});
			return null;
		});
	}

	public CompletableFuture<Partial<Page<ReplyOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		return this.access.readable(tweetId, caller)
			.thenCompose((readable) -> this.lists.ofTweet(readable, ListNames.TWEET_REPLIES, query, caller,
					this.replies::findOfTweet, (reply, users, shown) -> reply.toReply(users)));
	}

	/**
	 * Finds the most liked reply, the newest of equals. Fails with 503 when the reply was
	 * hidden this moment.
	 */
	public CompletableFuture<Partial<Optional<ReplyOfTweet>>> top(UUID tweetId, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller)
			.thenCompose(
					(tweet) -> this.replies.findTop(new UUID[] { tweetId }, viewer.id(), viewer.seesAll())
						.thenCompose((top) -> this.lists
							.ofTweet(tweet, top, caller, (reply, users, shown) -> reply.toReply(users))
							.thenApply((found) -> found.map((replies) -> single(top, replies)))));
	}

	private static Optional<ReplyOfTweet> single(List<ReplyRow> top, List<ReplyOfTweet> shown) {
		if (shown.size() < top.size()) {
			// the database does not know yet that the account is private
			throw ApiException.unavailable(Messages.BUSY);
		}
		return shown.stream().findFirst();
	}

}
