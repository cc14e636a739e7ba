package io.tweebyte.interaction.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	ReplyService(ReplyRepository replies, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, Clock clock) {
		this.replies = replies;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.clock = clock;
	}

	/**
	 * Replies to a tweet.
	 * @param userId who replies, who is the caller
	 * @param key what a repeated request repeats, or null
	 * @param caller the caller
	 * @return the reply, or the one that was written with the same key before; fails with
	 * 403, 404 or 503
	 */
	public Mono<ReplyAnswer> reply(UUID userId, NewReply reply, String key, Caller caller) {
		return this.access.writable(reply.tweetId(), caller)
			.flatMap((tweet) -> stored(row(userId, reply, key, tweet), tweet.restricted()));
	}

	private NewReplyRow row(UUID userId, NewReply reply, String key, WritableTweet tweet) {
		return new NewReplyRow(Identifiers.next(), reply.tweetId(), tweet.authorId(), userId, reply.content(),
				Microseconds.now(this.clock), key);
	}

	private Mono<ReplyAnswer> stored(NewReplyRow reply, boolean restricted) {
		return store(reply, restricted)
			// the other request that adds it must have ended by now
			.flatMap((written) -> (written.fact() != null) ? Mono.just(written) : store(reply, restricted))
			.map(ReplyService::present);
	}

	private Mono<WriteResult<ReplyAnswer>> store(NewReplyRow reply, boolean restricted) {
		return this.replies.add(reply, restricted).map(Facts::allowed);
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
	public Mono<Void> edit(UUID userId, UUID replyId, String content, Caller caller) {
		return this.replies.edit(replyId, userId, caller.anybody(), content)
			.switchIfEmpty(Mono.error(ReplyService::notFound))
			.doOnNext(Facts::checkOwn)
			.then();
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
	public Mono<Void> delete(UUID userId, UUID replyId, Caller caller) {
		return this.replies.delete(replyId, userId, caller.anybody()).doOnNext(Facts::checkOwn).then();
	}

	/**
	 * Lists the replies to a tweet.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page; fails with 403, 404 or 503
	 */
	public Mono<Partial<Page<ReplyOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.flatMap((tweet) -> new ListPage<>(ListNames.TWEET_REPLIES, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private Mono<Optional<UUID>> author(UUID tweetId) {
		return this.counts.find(tweetId).map((row) -> Optional.of(row.authorId())).defaultIfEmpty(Optional.empty());
	}

	private Mono<List<ReplyRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return this.replies.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit);
	}

	private Mono<Partial<List<ListItem<ReplyOfTweet>>>> ofTweet(ReadableTweet tweet, List<ReplyRow> rows,
			Caller caller) {
		List<UUID> writers = rows.stream().map(ReplyRow::userId).toList();
		return this.access.open(tweet, writers, caller)
			.flatMap((users) -> this.visibility.listed(writers, users, caller)
				.map((listed) -> new Partial<>(InteractionMapper.replies(rows, users, listed),
						tweet.missing(users.complete()))));
	}

	/**
	 * Finds the most liked reply to a tweet that the reader may see, the newest of
	 * equals.
	 * @param caller the reader
	 * @return the reply, or nothing when there is none; fails with 403, 404, or with 503
	 * when the reply was hidden this moment
	 */
	public Mono<Partial<Optional<ReplyOfTweet>>> top(UUID tweetId, Caller caller) {
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.flatMap((tweet) -> top(tweetId, Viewer.of(caller)).flatMap((top) -> top(tweet, top, caller)));
	}

	private Mono<List<RankedReply>> top(UUID tweetId, Viewer viewer) {
		return this.replies.findTop(List.of(tweetId), viewer);
	}

	private Mono<Partial<Optional<ReplyOfTweet>>> top(ReadableTweet tweet, List<RankedReply> top, Caller caller) {
		List<UUID> writers = top.stream().map((ranked) -> ranked.reply().userId()).toList();
		return this.access.open(tweet, writers, caller)
			.flatMap((users) -> this.visibility.listed(writers, users, caller)
				.map((listed) -> new Partial<>(top.stream().map((ranked) -> shown(ranked, users, listed)).findFirst(),
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
