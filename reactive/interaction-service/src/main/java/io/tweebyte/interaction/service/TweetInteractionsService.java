package io.tweebyte.interaction.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	TweetInteractionsService(TweetCountsRepository counts, ReplyRepository replies, VisibilityService visibility,
			UserDirectory users) {
		this.counts = counts;
		this.replies = replies;
		this.visibility = visibility;
		this.users = users;
	}

	/**
	 * Tells what others made of tweets.
	 * @param caller the reader
	 * @return what was made of each of them, in the order asked, with replies that the
	 * reader may see as far as the database knows; fails with 400, and when they have one
	 * author with 403, 404 or 503
	 */
	public Mono<List<TweetInteractions>> interactions(InteractionsRequest request, Caller caller) {
		Wanted wanted = request.validated();
		return opened(wanted, caller).then(Mono.defer(() -> counts(wanted)))
			.flatMap((counts) -> replies(wanted, counts, Viewer.of(caller))
				.map((replies) -> InteractionMapper.interactions(wanted, counts, replies)));
	}

	private Mono<Void> opened(Wanted wanted, Caller caller) {
		if (wanted.authorId().map(caller::is).orElse(true)) {
			return Mono.empty();
		}
		UUID authorId = wanted.authorId().get();
		return this.users.find(List.of(authorId), caller)
			.flatMap((known) -> this.visibility.open(authorId, known, caller));
	}

	private Mono<List<TweetCounts>> counts(Wanted wanted) {
		if (wanted.ids().isEmpty()) {
			return Mono.just(List.of());
		}
		return wanted.authorId()
			.map((authorId) -> byAuthor(authorId, wanted.ids()))
			.orElseGet(() -> byIds(wanted.ids()));
	}

	private Mono<List<TweetCounts>> byAuthor(UUID authorId, List<UUID> ids) {
		List<UUID> sorted = ids.stream().sorted(Identifiers.ORDER).toList();
		return this.counts.findByAuthor(authorId, sorted.getFirst(), sorted.getLast());
	}

	private Mono<List<TweetCounts>> byIds(List<UUID> ids) {
		return this.counts.findByIds(ids);
	}

	private Mono<List<RankedReply>> replies(Wanted wanted, List<TweetCounts> counts, Viewer viewer) {
		Set<UUID> asked = Set.copyOf(wanted.ids());
		List<UUID> replied = counts.stream()
			.filter((row) -> row.replies() > 0 && asked.contains(row.tweetId()))
			.map(TweetCounts::tweetId)
			.toList();
		if (replied.isEmpty()) {
			return Mono.just(List.of());
		}
		return (wanted.replies() > 0) ? newest(replied, viewer, wanted.replies()) : top(replied, viewer);
	}

	private Mono<List<RankedReply>> newest(List<UUID> ids, Viewer viewer, int newest) {
		return this.replies.findTopAndNewest(ids, viewer, newest);
	}

	private Mono<List<RankedReply>> top(List<UUID> ids, Viewer viewer) {
		return this.replies.findTop(ids, viewer);
	}

}
