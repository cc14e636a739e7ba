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
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.interaction.ReadableTweet;
import io.tweebyte.shared.interaction.Viewer;

import org.springframework.stereotype.Service;

/**
 * Writes and lists replies. All but deleting what does not exist fails with 403, 404 or
 * 503.
 */
@Service
class ReplyService {

	/** For the top reply, of which the first may have been hidden this moment. */
	private static final int CANDIDATES = 3;

	private final ReplyRepository replies;

	private final ReplyTransactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final Clock clock;

	ReplyService(ReplyRepository replies, ReplyTransactions transactions, TweetAccessService access,
			InteractionListService lists, Clock clock) {
		this.replies = replies;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.clock = clock;
	}

	/** A repeated idempotency key, which may be null, returns the earlier reply. */
	public ReplyResponse reply(UUID userId, ReplyRequest reply, String key, Caller caller) {
		UUID authorId = this.access.writable(reply.tweetId(), caller);
		return this.transactions.reply(new ReplyResponse(Identifiers.next(), reply.tweetId(), userId, reply.content(),
				Microseconds.now(this.clock)), authorId, key);
	}

	public void edit(UUID replyId, String content, Caller caller) {
		this.transactions.edit(replyId, content, caller);
	}

	public void delete(UUID replyId, Caller caller) {
		this.transactions.delete(replyId, caller);
	}

	public Partial<Page<ReplyOfTweet>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		ReadableTweet readable = this.access.readable(tweetId, caller);
		return this.lists.ofTweet(readable, ListNames.TWEET_REPLIES, query, caller, this.replies::findOfTweet,
				(reply, users, shown) -> reply.toReply(users));
	}

	/**
	 * Finds the most liked reply, the newest of equals. Fails with 503 when all
	 * candidates were hidden this moment.
	 */
	public Partial<Optional<ReplyOfTweet>> top(UUID tweetId, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		ReadableTweet tweet = this.access.readable(tweetId, caller);
		List<ReplyRow> top = this.replies.findTop(new UUID[] { tweetId }, viewer.id(), viewer.seesAll(), CANDIDATES);
		return this.lists.ofTweet(tweet, top, caller, (reply, users, shown) -> reply.toReply(users))
			.map((replies) -> single(top, replies));
	}

	private static Optional<ReplyOfTweet> single(List<ReplyRow> top, List<ReplyOfTweet> shown) {
		if (shown.isEmpty() && top.size() == CANDIDATES) {
			// the database does not know yet that their accounts are private
			throw ApiException.unavailable(Messages.BUSY);
		}
		return shown.stream().findFirst();
	}

}
