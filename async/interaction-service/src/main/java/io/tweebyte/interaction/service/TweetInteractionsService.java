package io.tweebyte.interaction.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.InteractionsRequest.Wanted;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.interaction.entity.RankedReply;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.mapper.InteractionMapper;
import io.tweebyte.interaction.repository.ReplyRepository;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Tells the tweet service what others made of tweets.
 */
@Service
public class TweetInteractionsService {

	private final TweetCountsRepository counts;

	private final ReplyRepository replies;

	private final VisibilityService visibility;

	private final UserDirectory users;

	private final Executor threads;

	TweetInteractionsService(TweetCountsRepository counts, ReplyRepository replies, VisibilityService visibility,
			UserDirectory users, @Qualifier("databaseThreads") Executor threads) {
		this.counts = counts;
		this.replies = replies;
		this.visibility = visibility;
		this.users = users;
		this.threads = threads;
	}

	/**
	 * Tells what others made of tweets.
	 * @param caller the reader
	 * @return what was made of each of them, in the order asked, with replies that the
	 * reader may see as far as the database knows; fails with 400, and when they have one
	 * author with 403, 404 or 503
	 */
	public CompletableFuture<List<TweetInteractions>> interactions(InteractionsRequest request, Caller caller) {
		Wanted wanted = request.validated();
		return opened(wanted, caller).thenCompose((open) -> counts(wanted))
			.thenCompose((counts) -> replies(wanted, counts, Viewer.of(caller))
				.thenApply((replies) -> InteractionMapper.interactions(wanted, counts, replies)));
	}

	private CompletableFuture<Void> opened(Wanted wanted, Caller caller) {
		if (wanted.authorId().map(caller::is).orElse(true)) {
			return CompletableFuture.completedFuture(null);
		}
		UUID authorId = wanted.authorId().get();
		return this.users.find(List.of(authorId), caller)
			.thenCompose((known) -> this.visibility.open(authorId, known, caller));
	}

	private CompletableFuture<List<TweetCounts>> counts(Wanted wanted) {
		if (wanted.ids().isEmpty()) {
			return CompletableFuture.completedFuture(List.of());
		}
		return wanted.authorId()
			.map((authorId) -> byAuthor(authorId, wanted.ids()))
			.orElseGet(() -> byIds(wanted.ids()));
	}

	private CompletableFuture<List<TweetCounts>> byAuthor(UUID authorId, List<UUID> ids) {
		List<UUID> sorted = ids.stream().sorted(Identifiers.ORDER).toList();
		return CompletableFuture
			.supplyAsync(() -> this.counts.findByAuthor(authorId, sorted.getFirst(), sorted.getLast()), this.threads);
	}

	private CompletableFuture<List<TweetCounts>> byIds(List<UUID> ids) {
		return CompletableFuture.supplyAsync(() -> this.counts.findByIds(ids), this.threads);
	}

	private CompletableFuture<List<RankedReply>> replies(Wanted wanted, List<TweetCounts> counts, Viewer viewer) {
		Set<UUID> asked = Set.copyOf(wanted.ids());
		List<UUID> replied = counts.stream()
			.filter((row) -> row.replies() > 0 && asked.contains(row.tweetId()))
			.map(TweetCounts::tweetId)
			.toList();
		if (replied.isEmpty()) {
			return CompletableFuture.completedFuture(List.of());
		}
		return (wanted.replies() > 0) ? newest(replied, viewer, wanted.replies()) : top(replied, viewer);
	}

	private CompletableFuture<List<RankedReply>> newest(List<UUID> ids, Viewer viewer, int newest) {
		return CompletableFuture.supplyAsync(() -> this.replies.findTopAndNewest(ids, viewer, newest), this.threads);
	}

	private CompletableFuture<List<RankedReply>> top(List<UUID> ids, Viewer viewer) {
		return CompletableFuture.supplyAsync(() -> this.replies.findTop(ids, viewer), this.threads);
	}

}
