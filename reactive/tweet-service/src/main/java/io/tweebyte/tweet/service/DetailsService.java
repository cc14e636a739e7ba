package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.client.InteractionClient;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.mapper.TweetMapper;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Adds to tweets what stands elsewhere: their hashtags and mentions, and what others made
 * of them. All is read for a whole page at once.
 */
@Service
public class DetailsService {

	private final TokenService tokens;

	private final InteractionClient interactions;

	private final VisibilityService visibility;

	DetailsService(TokenService tokens, InteractionClient interactions, VisibilityService visibility) {
		this.tokens = tokens;
		this.interactions = interactions;
		this.visibility = visibility;
	}

	/**
	 * Completes tweets that the reader may see.
	 * @param reader the reader
	 * @return the tweets in their order, without what the interaction service would have
	 * told while it is out
	 */
	public Mono<Partial<List<TweetDetails>>> complete(List<TweetRow> tweets, Caller reader) {
		return complete(tweets, null, reader);
	}

	/**
	 * Completes tweets that the reader may see.
	 * @param replies how many of its replies each comes with, null for none
	 * @param reader the reader
	 * @return as {@link #complete(List, Caller)}
	 */
	public Mono<Partial<List<TweetDetails>>> complete(List<TweetRow> tweets, Integer replies, Caller reader) {
		if (tweets.isEmpty()) {
			return Mono.just(Partial.whole(List.of()));
		}
		return together(tweets, this.interactions.interactions(request(tweets, replies, null), reader));
	}

	/**
	 * Completes tweets of one author, and makes sure that the reader may see them.
	 * @param tweets the tweets, of which there may be none
	 * @param replies how many of its replies each comes with, null for none
	 * @param reader the reader
	 * @return as {@link #complete(List, Caller)}; fails with 404 when there is no such
	 * author, with 403 when he is private, with 503 when nobody can tell
	 */
	public Mono<Partial<List<TweetDetails>>> complete(List<TweetRow> tweets, Integer replies, UUID author,
			Caller reader) {
		if (reader.is(author)) {
			return complete(tweets, replies, reader);
		}
		// whoever is asked decides about the author too
		return together(tweets,
				this.interactions.interactions(request(tweets, replies, author.toString()), reader)
					.flatMap((told) -> told.isPresent() ? Mono.just(told)
							: this.visibility.checkOpen(author, reader).map((open) -> told)));
	}

	/**
	 * Completes tweets as far as it goes without the interaction service.
	 * @return the tweets in their order
	 */
	public Mono<Partial<List<TweetDetails>>> completeAlone(List<TweetRow> tweets) {
		return together(tweets, Mono.just(Optional.empty()));
	}

	private static InteractionsRequest request(List<TweetRow> tweets, Integer replies, String author) {
		return new InteractionsRequest(tweets.stream().map((tweet) -> tweet.id().toString()).toList(), replies, author);
	}

	private Mono<Partial<List<TweetDetails>>> together(List<TweetRow> tweets,
			Mono<Optional<Map<UUID, TweetInteractions>>> told) {
		return Mono.zip(told, this.tokens.find(tweets))
			.map((parts) -> TweetMapper.details(parts.getT2(), parts.getT1()));
	}

}
