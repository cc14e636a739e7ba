package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.tweet.LinkedTweets;
import io.tweebyte.shared.tweet.TokenRow;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.stereotype.Service;

/** Adds hashtags, mentions and interactions to tweets, for a whole page at once. */
@Service
public class DetailsService {

	// each round reads only the tweets of which an edit was stored during the one before
	private static final int ROUNDS = 10;

	private final TweetRepository tweets;

	private final InteractionClient interactions;

	private final VisibilityService visibility;

	DetailsService(TweetRepository tweets, InteractionClient interactions, VisibilityService visibility) {
		this.tweets = tweets;
		this.interactions = interactions;
		this.visibility = visibility;
	}

	/**
	 * Completes tweets that the reader may see, in their order; without interactions
	 * while the interaction service is unavailable.
	 */
	public CompletableFuture<Partial<List<TweetDetails>>> complete(List<TweetRow> tweets, Caller reader) {
		return complete(tweets, null, null, reader);
	}

	/**
	 * As {@link #complete(List, Caller)}, for the tweets of one author, if any, and with
	 * so many replies each, null for none. Fails with 404 when there is no such author,
	 * with 403 when the reader may not see them, with 503 when this is unknown.
	 */
	public CompletableFuture<Partial<List<TweetDetails>>> complete(List<TweetRow> tweets, Integer replies, UUID author,
			Caller reader) {
		if (tweets.isEmpty()) {
			return CompletableFuture.completedFuture(Partial.whole(List.of()));
		}
		UUID checked = (author == null || reader.is(author)) ? null : author;
		List<UUID> ids = tweets.stream().map(TweetRow::id).toList();
		// whichever service is called decides about the author too
		return together(tweets,
				this.interactions.interactions(new InteractionsRequest(ids, replies, checked), reader)
					.thenCompose((interactions) -> (interactions.isPresent() || checked == null)
							? CompletableFuture.completedFuture(interactions)
							: this.visibility.open(checked, reader).thenApply((open) -> interactions)));
	}

	/** Completes tweets without calling the interaction service. */
	public CompletableFuture<Partial<List<TweetDetails>>> completeAlone(List<TweetRow> tweets) {
		return together(tweets, CompletableFuture.completedFuture(Optional.empty()));
	}

	private CompletableFuture<Partial<List<TweetDetails>>> together(List<TweetRow> tweets,
			CompletableFuture<Optional<Map<UUID, TweetInteractions>>> interactions) {
		CompletableFuture<LinkedTweets> found = linked(tweets, ROUNDS);
		// model: a failure ends the other one's wait, too
		return interactions.thenCompose((known) -> found.thenApply((links) -> TweetMapper.details(links, known)));
	}

	/**
	 * A tweet is described with the hashtags and mentions of its own text, even when it
	 * is edited meanwhile: then it is read again, and the others are kept. Tweets deleted
	 * meanwhile are left out. Fails with 503 when one is edited all the time.
	 */
	private CompletableFuture<LinkedTweets> linked(List<TweetRow> tweets, int rounds) {
		UUID[] ids = TweetRow.ids(tweets.stream().filter(TweetRow::hasTokens).toList());
		if (ids.length == 0) {
			return CompletableFuture.completedFuture(new LinkedTweets(tweets, List.of(), List.of()));
		}
		CompletableFuture<List<TokenRow>> hashtags = this.tweets.findHashtags(ids);
		CompletableFuture<List<TokenRow>> mentions = this.tweets.findMentions(ids);
		return hashtags.thenCombine(mentions, (tags, names) -> new LinkedTweets(tweets, tags, names))
			.thenCompose((found) -> consistent(found, rounds));
	}

	private CompletableFuture<LinkedTweets> consistent(LinkedTweets found, int rounds) {
		Set<UUID> edited = found.inconsistent();
		if (edited.isEmpty()) {
			return CompletableFuture.completedFuture(found);
		}
		if (rounds == 1) {
			return CompletableFuture.failedFuture(ApiException.unavailable(Messages.BUSY));
		}
		return this.tweets.findTweets(edited.toArray(UUID[]::new))
			.thenCompose((tweets) -> linked(tweets, rounds - 1))
			.thenApply((newer) -> found.replace(edited, newer));
	}

}
