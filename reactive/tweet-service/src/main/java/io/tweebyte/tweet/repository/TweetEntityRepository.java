package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.feed.LogStatements;
import io.tweebyte.picture.PictureStatements;
import io.tweebyte.shared.sql.TweetLinkStatements;
import io.tweebyte.shared.sql.TweetTaskStatements;
import io.tweebyte.shared.tweet.HashtagLinkRow;
import io.tweebyte.tweet.entity.TweetEntity;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

/** Writes tweets with their hashtags and mentions, within a transaction. */
public interface TweetEntityRepository extends ReactiveCrudRepository<TweetEntity, UUID> {

	/**
	 * Locks the tweet. Only a statement that begins afterwards sees the links that an
	 * edit added meanwhile.
	 */
	@Query("select * from tweets where id = :id for no key update")
	Mono<TweetEntity> lock(UUID id);

	@Query(TweetTaskStatements.SETTLE)
	Flux<UUID> settle(UUID[] ids, Integer[] versions);

	@Modifying
	@Query(TweetLinkStatements.ADD_HASHTAGS)
	Mono<Void> addHashtags(UUID[] ids, String[] texts, String[] keys, Instant createdAt);

	@Query(TweetLinkStatements.LINK)
	Flux<HashtagLinkRow> link(UUID tweetId, String[] keys, String[] texts, Instant createdAt, boolean open,
			UUID[] before, UUID[] counted);

	@Query(TweetLinkStatements.UNLINK)
	Flux<HashtagLinkRow> unlink(UUID tweetId);

	@Modifying
	@Query(TweetLinkStatements.CHANGE_COUNTS)
	Mono<Void> changeCounts(UUID[] before, UUID[] after);

	@Modifying
	@Query(TweetLinkStatements.MENTION)
	Mono<Void> mention(UUID tweetId, UUID[] userIds, String[] texts, String[] keys);

	@Modifying
	@Query("delete from mentions where tweet_id = :tweetId")
	Mono<Void> unmention(UUID tweetId);

	@Modifying
	@Query(TweetTaskStatements.NAME_USERS)
	Mono<Void> nameUsers(UUID[] ids, String[] keys, UUID[] userIds);

	@Modifying
	@Query(TweetTaskStatements.FORGET_NAMES)
	Mono<Void> forgetNames(UUID[] ids);

	@Query(TweetTaskStatements.COUNT_LINKS)
	Flux<UUID> countLinks(UUID[] ids, UUID[] publicAuthors);

	@Query(TweetTaskStatements.LOCK_CHANGES)
	Flux<Long> lockChanges(int limit);

	@Modifying
	@Query(TweetTaskStatements.ADD_CHANGES)
	Mono<Void> addChanges(Long[] ids);

	@Modifying
	@Query(TweetTaskStatements.DELETE_CHANGES)
	Mono<Void> deleteChanges(Long[] ids);

	@Modifying
	@Query(LogStatements.REMOVE_OLD)
	Mono<Integer> removeOldPosted(Instant before, int limit);

	@Modifying
	@Query(PictureStatements.ADD_UNUSED)
	Mono<Void> addUnusedPicture(UUID id, Instant since);

	/** Returns 0 when the picture was claimed meanwhile, else 1. */
	@Modifying
	@Query(PictureStatements.USE)
	Mono<Integer> usePicture(UUID id, Instant since);

	/** Claims pictures that no tweet has since before a time, the oldest first. */
	@Query(PictureStatements.CLAIM_UNUSED)
	Flux<UUID> claimUnusedPictures(Instant before, Instant now, int limit);

	@Modifying
	@Query(PictureStatements.FORGET)
	Mono<Void> forgetPictures(UUID[] ids);

}
