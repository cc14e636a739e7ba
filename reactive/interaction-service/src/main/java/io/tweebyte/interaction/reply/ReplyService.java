package io.tweebyte.interaction.reply;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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
	public Mono<ReplyResponse> reply(UUID userId, ReplyRequest reply, String key, Caller caller) {
		return this.access.writable(reply.tweetId(), caller)
			.flatMap((authorId) -> this.transactions
				.run(() -> known(userId, key).switchIfEmpty(Mono.defer(() -> add(userId, reply, authorId, key)))));
	}

	private Mono<ReplyResponse> known(UUID userId, String key) {
		return Mono.justOrEmpty(key).flatMap((given) -> this.replies.find(userId, given));
	}

	private Mono<ReplyResponse> add(UUID userId, ReplyRequest request, UUID authorId, String key) {
		ReplyResponse reply = new ReplyResponse(Identifiers.next(), request.tweetId(), userId, request.content(),
				Microseconds.now(this.clock));
		return this.replies.count(reply.tweetId(), userId)
			// concurrent requests may add a few more
			.filter((replies) -> replies < this.limits.repliesPerTweet())
			.switchIfEmpty(Mono.error(() -> ApiException.forbidden(Messages.TOO_MANY_REPLIES)))
			.flatMap((replies) -> this.replies.add(reply.id(), reply.tweetId(), authorId, userId, reply.content(),
					reply.createdAt(), key))
			.filter((added) -> added > 0)
			.flatMap((added) -> this.counts.addReply(reply.tweetId(), authorId).thenReturn(reply))
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> known(userId, key)))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	public Mono<Void> edit(UUID replyId, String content, Caller caller) {
		return this.transactions.run(() -> this.replies.lock(replyId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND)))
			.doOnNext((reply) -> caller.checkOwner(reply.getUserId()))
			.doOnNext((reply) -> reply.setContent(content))
			// model: nothing notices that an entity has changed
			.flatMap(this.replies::save)
			.then());
	}

	public Mono<Void> delete(UUID replyId, Caller caller) {
		return this.transactions.run(() -> this.replies.lock(replyId)
			.doOnNext((reply) -> caller.checkOwner(reply.getUserId()))
			.flatMap((reply) -> this.replies.deleteById(replyId)
				.then(Mono.defer(() -> this.counts.removeReply(reply.getTweetId())))
				.then(Mono.defer(() -> this.replies.queue(new UUID[] { replyId }))))
			.then());
	}

	public Mono<Partial<Page<ReplyOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		return this.access.readable(tweetId, caller)
			.flatMap((readable) -> this.lists.ofTweet(readable, ListNames.TWEET_REPLIES, query, caller,
					this.replies::findOfTweet, (reply, users, shown) -> reply.toReply(users)));
	}

	/**
	 * Finds the most liked reply, the newest of equals. Fails with 503 when the reply was
	 * hidden this moment.
	 */
	public Mono<Partial<Optional<ReplyOfTweet>>> top(UUID tweetId, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller)
			.flatMap((tweet) -> this.replies.findTop(new UUID[] { tweetId }, viewer.id(), viewer.seesAll())
				.collectList()
				.flatMap((top) -> this.lists.ofTweet(tweet, top, caller, (reply, users, shown) -> reply.toReply(users))
					.map((found) -> found.map((replies) -> single(top, replies)))));
	}

	private static Optional<ReplyOfTweet> single(List<ReplyRow> top, List<ReplyOfTweet> shown) {
		if (shown.size() < top.size()) {
			// the database does not know yet that the account is private
			throw ApiException.unavailable(Messages.BUSY);
		}
		return shown.stream().findFirst();
	}

}
