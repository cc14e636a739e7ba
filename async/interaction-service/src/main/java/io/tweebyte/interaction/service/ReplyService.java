package io.tweebyte.interaction.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.ReplyAnswer;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.ReplyRequest.NewReply;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.NewReplyRow;
import io.tweebyte.interaction.entity.RankedReply;
import io.tweebyte.interaction.entity.ReadableTweet;
import io.tweebyte.interaction.entity.ReplyRow;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WritableTweet;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.interaction.mapper.InteractionMapper;
import io.tweebyte.interaction.repository.ReplyRepository;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Writes and lists replies.
 */
@Service
public class ReplyService {

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	private final VisibilityService visibility;

	private final Clock clock;

	private final Executor threads;

	ReplyService(ReplyRepository replies, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, Clock clock, @Qualifier("databaseThreads") Executor threads) {
		this.replies = replies;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Replies to a tweet.
	 * @param userId who replies, who is the caller
	 * @param key what a repeated request repeats, or null
	 * @param caller the caller
	 * @return the reply, or the one that was written with the same key before; fails with
	 * 403, 404 or 503
	 */
	public CompletableFuture<ReplyAnswer> reply(UUID userId, NewReply reply, String key, Caller caller) {
		return this.access.writable(reply.tweetId(), caller)
			.thenCompose((tweet) -> stored(row(userId, reply, key, tweet), tweet.restricted()));
	}

	private NewReplyRow row(UUID userId, NewReply reply, String key, WritableTweet tweet) {
		return new NewReplyRow(Identifiers.next(), reply.tweetId(), tweet.authorId(), userId, reply.content(),
				Microseconds.now(this.clock), key);
	}

	private CompletableFuture<ReplyAnswer> stored(NewReplyRow reply, boolean restricted) {
		return store(reply, restricted)
			// the other request that adds it must have ended by now
			.thenCompose((written) -> (written.fact() != null) ? CompletableFuture.completedFuture(written)
					: store(reply, restricted))
			.thenApply(ReplyService::present);
	}

	private CompletableFuture<WriteResult<ReplyAnswer>> store(NewReplyRow reply, boolean restricted) {
		return CompletableFuture.supplyAsync(() -> this.replies.add(reply, restricted), this.threads)
			.thenApply(Facts::allowed);
	}

	private static ReplyAnswer present(WriteResult<ReplyAnswer> written) {
		return Optional.ofNullable(written.fact()).orElseThrow(Facts::busy);
	}

	/**
	 * Edits a reply.
	 * @param userId who edits, who is the caller
	 * @param caller the caller
	 * @return ends when it is stored; fails with 403 or 404
	 */
	public CompletableFuture<Void> edit(UUID userId, UUID replyId, String content, Caller caller) {
		return CompletableFuture
			.supplyAsync(() -> this.replies.edit(replyId, userId, caller.anybody(), content), this.threads)
			.thenApply((found) -> found.orElseThrow(ReplyService::notFound))
			.thenAccept(Facts::checkOwn);
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.REPLY_NOT_FOUND);
	}

	/**
	 * Deletes a reply. Where there is none, nothing is left to do.
	 * @param userId who deletes, who is the caller
	 * @param caller the caller
	 * @return ends when it is gone; fails with 403
	 */
	public CompletableFuture<Void> delete(UUID userId, UUID replyId, Caller caller) {
		return CompletableFuture.supplyAsync(() -> this.replies.delete(replyId, userId, caller.anybody()), this.threads)
			.thenAccept((allowed) -> allowed.ifPresent(Facts::checkOwn));
	}

	/**
	 * Lists the replies to a tweet.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Page<ReplyOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.thenCompose((tweet) -> new ListPage<>(ListNames.TWEET_REPLIES, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private CompletableFuture<Optional<UUID>> author(UUID tweetId) {
		return CompletableFuture.supplyAsync(() -> this.counts.find(tweetId).map(TweetCounts::authorId), this.threads);
	}

	private CompletableFuture<List<ReplyRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.replies.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<ReplyOfTweet>>>> ofTweet(ReadableTweet tweet, List<ReplyRow> rows,
			Caller caller) {
		List<UUID> writers = rows.stream().map(ReplyRow::userId).toList();
		return this.access.open(tweet, writers, caller)
			.thenCompose((users) -> this.visibility.listed(writers, users, caller)
				.thenApply((listed) -> new Partial<>(InteractionMapper.replies(rows, users, listed),
						tweet.missing(users.complete()))));
	}

	/**
	 * Finds the most liked reply to a tweet that the reader may see, the newest of
	 * equals.
	 * @param caller the reader
	 * @return the reply, or nothing when there is none; fails with 403, 404, or with 503
	 * when the reply was hidden this moment
	 */
	public CompletableFuture<Partial<Optional<ReplyOfTweet>>> top(UUID tweetId, Caller caller) {
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.thenCompose((tweet) -> top(tweetId, Viewer.of(caller)).thenCompose((top) -> top(tweet, top, caller)));
	}

	private CompletableFuture<List<RankedReply>> top(UUID tweetId, Viewer viewer) {
		return CompletableFuture.supplyAsync(() -> this.replies.findTop(List.of(tweetId), viewer), this.threads);
	}

	private CompletableFuture<Partial<Optional<ReplyOfTweet>>> top(ReadableTweet tweet, List<RankedReply> top,
			Caller caller) {
		List<UUID> writers = top.stream().map((ranked) -> ranked.reply().userId()).toList();
		return this.access.open(tweet, writers, caller)
			.thenCompose((users) -> this.visibility.listed(writers, users, caller)
				.thenApply((listed) -> new Partial<>(
						top.stream().map((ranked) -> shown(ranked, users, listed)).findFirst(),
						tweet.missing(users.complete()))));
	}

	private static ReplyOfTweet shown(RankedReply top, KnownUsers users, Set<UUID> listed) {
		if (!listed.contains(top.reply().userId())) {
			// the database does not know yet that the account is private
			throw Facts.busy();
		}
		return InteractionMapper.reply(top.reply(), users);
	}

}
