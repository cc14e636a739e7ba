package io.tweebyte.ladder;

import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.TweetDetails;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Mentions and hashtags of all tweets in one statement each, and one call for all tweets.
 */
@Service
class BatchedTweets {

	private final InteractionCalls interactions;

	BatchedTweets(InteractionCalls interactions) {
		this.interactions = interactions;
	}

	Mono<List<TweetDetails>> ofUser(PageReads reads, UUID userId, int limit, String token) {
		return reads.tweets(userId, limit).collectList().flatMap((found) -> complete(reads, found, userId, token));
	}

	private Mono<List<TweetDetails>> complete(PageReads reads, List<TweetRow> found, UUID userId, String token) {
		UUID[] ids = Pages.idsWithTokens(found);
		Mono<Map<UUID, TweetInteractions>> interactions = this.interactions.all(Pages.ids(found), userId, token);
		Mono<List<MentionRow>> mentions = reads.mentions(ids).collectList();
		Mono<List<HashtagRow>> hashtags = reads.hashtags(ids).collectList();
		return Mono.zip(interactions, mentions, hashtags)
			.map((parts) -> Pages.details(found, parts.getT2(), parts.getT3(), parts.getT1()));
	}

}
