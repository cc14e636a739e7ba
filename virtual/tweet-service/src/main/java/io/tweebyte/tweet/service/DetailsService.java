package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.threads.Subtasks;
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
	public Partial<List<TweetDetails>> complete(List<TweetRow> tweets, Caller reader) {
		return complete(tweets, null, null, reader);
	}

	/**
	 * As {@link #complete(List, Caller)}, for the tweets of one author, if any, and with
	 * so many replies each, null for none. Fails with 404 when there is no such author,
	 * with 403 when the reader may not see them, with 503 when this is unknown.
	 */
	public Partial<List<TweetDetails>> complete(List<TweetRow> tweets, Integer replies, UUID author, Caller reader) {
		if (tweets.isEmpty()) {
			return Partial.whole(List.of());
		}
		Supplier<LinkedTweets> found = Subtasks.fork(() -> linked(tweets));
		Optional<Map<UUID, TweetInteractions>> known = interactions(tweets, replies, author, reader);
		return TweetMapper.details(found.get(), known);
	}

	private Optional<Map<UUID, TweetInteractions>> interactions(List<TweetRow> tweets, Integer replies, UUID author,
			Caller reader) {
		UUID checked = (author == null || reader.is(author)) ? null : author;
		List<UUID> ids = tweets.stream().map(TweetRow::id).toList();
		Optional<Map<UUID, TweetInteractions>> known = this.interactions
			.interactions(new InteractionsRequest(ids, replies, checked), reader);
		// whichever service is called decides about the author too
		if (known.isEmpty() && checked != null) {
			this.visibility.open(checked, reader);
		}
		return known;
	}

	/** Completes tweets without calling the interaction service. */
	public Partial<List<TweetDetails>> completeAlone(List<TweetRow> tweets) {
		return TweetMapper.details(linked(tweets), Optional.empty());
	}

	/**
	 * A tweet is described with the hashtags and mentions of its own text, even when it
	 * is edited meanwhile: then it is read again, and the others are kept. Tweets deleted
	 * meanwhile are left out. Fails with 503 when one is edited all the time.
	 */
	private LinkedTweets linked(List<TweetRow> tweets) {
		LinkedTweets found = read(tweets);
		Set<UUID> edited = found.inconsistent();
		for (int round = 1; !edited.isEmpty(); round++) {
			if (round == ROUNDS) {
				throw ApiException.unavailable(Messages.BUSY);
			}
			found = found.replace(edited, read(this.tweets.findTweets(edited.toArray(UUID[]::new))));
			edited = found.inconsistent();
		}
		return found;
	}

	private LinkedTweets read(List<TweetRow> tweets) {
		UUID[] ids = TweetRow.ids(tweets.stream().filter(TweetRow::hasTokens).toList());
		if (ids.length == 0) {
			return new LinkedTweets(tweets, List.of(), List.of());
		}
		Supplier<List<TokenRow>> hashtags = Subtasks.fork(() -> this.tweets.findHashtags(ids));
		List<TokenRow> mentions = this.tweets.findMentions(ids);
		return new LinkedTweets(tweets, hashtags.get(), mentions);
	}

}
