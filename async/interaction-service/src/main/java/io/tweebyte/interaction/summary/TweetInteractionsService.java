package io.tweebyte.interaction.summary;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.interaction.TweetCounts;
import io.tweebyte.shared.interaction.Viewer;

import org.springframework.stereotype.Service;

@Service
class TweetInteractionsService {

	/**
	 * Per tweet, that a range of an author's tweets may have. Reading by range is cheaper
	 * than by id, unless as many tweets or more were deleted between them.
	 */
	private static final int MOST_ROWS = 2;

	private final TweetCountsRepository counts;

	private final ReplyRepository replies;

	private final UserDirectory users;

	private final VisibilityService visibility;

	private final PrivateAccountsCopy copy;

	TweetInteractionsService(TweetCountsRepository counts, ReplyRepository replies, UserDirectory users,
			VisibilityService visibility, PrivateAccountsCopy copy) {
		this.counts = counts;
		this.replies = replies;
		this.users = users;
		this.visibility = visibility;
		this.copy = copy;
	}

	/**
	 * Returns the interactions in the order of the request, with the replies that the
	 * reader may see as far as is known. Fails with 400, with 503 when that is too old,
	 * and when the request names an author with 403, 404 or 503.
	 */
	public CompletableFuture<List<TweetInteractions>> interactions(InteractionsRequest request, Caller caller) {
		Wanted wanted = request.toWanted();
		return wanted.authorId()
			.map((authorId) -> this.visibility.open(authorId, caller))
			.orElseGet(() -> CompletableFuture.completedFuture(null))
			.thenCompose((open) -> counts(wanted))
			.thenCompose((counts) -> replies(wanted, counts, Viewer.of(caller))
				.thenCompose((replies) -> shown(replies, caller))
				.thenApply((replies) -> TweetCounts.interactions(wanted, counts, replies)));
	}

	private CompletableFuture<List<TweetCounts>> counts(Wanted wanted) {
		if (wanted.ids().isEmpty()) {
			return CompletableFuture.completedFuture(List.of());
		}
		return wanted.authorId()
			.map((authorId) -> countsOf(authorId, wanted.ids()))
			.orElseGet(() -> this.counts.findByIds(wanted.ids().toArray(UUID[]::new)));
	}

	private CompletableFuture<List<TweetCounts>> countsOf(UUID authorId, List<UUID> ids) {
		List<UUID> sorted = ids.stream().sorted(Identifiers.ORDER).toList();
		int limit = MOST_ROWS * ids.size();
		return this.counts.findByAuthor(authorId, sorted.getFirst(), sorted.getLast(), limit)
			.thenCompose((found) -> (found.size() < limit) ? CompletableFuture.completedFuture(found)
					: this.counts.findByIds(ids.toArray(UUID[]::new)));
	}

	private CompletableFuture<List<ReplyRow>> replies(Wanted wanted, List<TweetCounts> counts, Viewer viewer) {
		UUID[] replied = TweetCounts.replied(wanted, counts);
		if (replied.length == 0) {
			return CompletableFuture.completedFuture(List.of());
		}
		if (!this.copy.isCurrent()) {
			return CompletableFuture.failedFuture(ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
		}
		return (wanted.replies() > 0)
				? this.replies.findTopAndNewest(replied, viewer.id(), viewer.seesAll(), 1, wanted.replies())
				: this.replies.findTop(replied, viewer.id(), viewer.seesAll(), 1);
	}

	/**
	 * The database may not know yet that an account has turned private. So the writers of
	 * new replies are looked up, too.
	 */
	private CompletableFuture<List<ReplyRow>> shown(List<ReplyRow> replies, Caller caller) {
		Set<UUID> writers = writersOfNew(replies);
		if (writers.isEmpty()) {
			return CompletableFuture.completedFuture(replies);
		}
		return this.users.find(writers, caller)
			.thenCompose((known) -> this.visibility.listed(writers, known, caller))
			.thenApply((listed) -> replies.stream()
				.filter((reply) -> listed.contains(reply.userId()) || !writers.contains(reply.userId()))
				.toList());
	}

	private Set<UUID> writersOfNew(List<ReplyRow> replies) {
		Instant since = this.copy.mayNotKnowSince();
		return replies.stream()
			.filter((reply) -> reply.createdAt().isAfter(since))
			.map(ReplyRow::userId)
			.collect(Collectors.toSet());
	}

}
