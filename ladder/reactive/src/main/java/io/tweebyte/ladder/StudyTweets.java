package io.tweebyte.ladder;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.contracts.tweet.TweetDetails;
import reactor.core.Exceptions;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * The study's style: entities of repositories, and for each tweet two statements and four
 * calls.
 */
@Service
class StudyTweets {

	private final TweetRepository tweets;

	private final MentionRepository mentions;

	private final HashtagRepository hashtags;

	private final InteractionCalls interactions;

	StudyTweets(TweetRepository tweets, MentionRepository mentions, HashtagRepository hashtags,
			InteractionCalls interactions) {
		this.tweets = tweets;
		this.mentions = mentions;
		this.hashtags = hashtags;
		this.interactions = interactions;
	}

	Flux<TweetDetails> ofUser(UUID userId, int limit, String token) {
		return this.tweets.findOfUser(userId, limit)
			// the connection must be back before the tweets need others: requests that
			// hold one while they wait for one would wait for ever
			.onBackpressureBuffer(limit)
			.flatMapSequential((tweet) -> complete(tweet, token))
			// calls that fail at the same moment arrive as one failure of many
			.onErrorMap(Exceptions::isMultiple, (all) -> Exceptions.unwrapMultiple(all).getFirst());
	}

	private Mono<TweetDetails> complete(TweetRow tweet, String token) {
		UUID id = tweet.id();
		Mono<List<Mention>> mentions = this.mentions.findOfTweet(id)
			.map((row) -> new Mention(row.userId(), row.text()))
			.collectList();
		Mono<List<Hashtag>> hashtags = this.hashtags.findOfTweet(id)
			.map((row) -> new Hashtag(row.id(), row.text()))
			.collectList();
		return Mono.zip(mentions, hashtags, interactions(id, token))
			.map((parts) -> tweet.details(parts.getT1(), parts.getT2(), parts.getT3()));
	}

	private Mono<TweetInteractions> interactions(UUID id, String token) {
		Mono<Long> likes = this.interactions.count("/likes/{id}/count", id, token);
		Mono<Long> replies = this.interactions.count("/replies/tweet/{id}/count", id, token);
		Mono<Long> retweets = this.interactions.count("/retweets/tweet/{id}/count", id, token);
		Mono<Optional<ReplySummary>> top = this.interactions.topReply(id, token);
		return Mono.zip(likes, replies, retweets, top)
			.map((parts) -> new TweetInteractions(id, parts.getT1(), parts.getT2(), parts.getT3(),
					parts.getT4().orElse(null), null));
	}

}
