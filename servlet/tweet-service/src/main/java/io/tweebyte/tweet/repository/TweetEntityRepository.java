package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.feed.LogStatements;
import io.tweebyte.picture.PictureStatements;
import io.tweebyte.shared.sql.TweetLinkStatements;
import io.tweebyte.shared.sql.TweetTaskStatements;
import io.tweebyte.shared.tweet.HashtagLinkRow;
import io.tweebyte.tweet.entity.TweetEntity;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

/**
 * Writes tweets with their hashtags and mentions, within a transaction. What is native
 * returns changed rows, skips locked ones, or writes rows from arrays, in an order that
 * keeps two transactions from waiting for each other: HQL has no words for that.
 */
public interface TweetEntityRepository extends JpaRepository<TweetEntity, UUID> {

	/**
	 * Locks the tweet. Only a statement that begins afterwards sees the links that an
	 * edit added meanwhile.
	 */
	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select t from TweetEntity t where t.id = :id")
	Optional<TweetEntity> lock(UUID id);

	@Query(value = TweetTaskStatements.SETTLE, nativeQuery = true)
	List<UUID> settle(UUID[] ids, Integer[] versions);

	@Modifying
	@Query(value = TweetLinkStatements.ADD_HASHTAGS, nativeQuery = true)
	void addHashtags(UUID[] ids, String[] texts, String[] keys, Instant createdAt);

	@Query(value = TweetLinkStatements.LINK, nativeQuery = true)
	List<HashtagLinkRow> link(UUID tweetId, String[] keys, String[] texts, Instant createdAt, boolean open,
			UUID[] before, UUID[] counted);

	@Query(value = TweetLinkStatements.UNLINK, nativeQuery = true)
	List<HashtagLinkRow> unlink(UUID tweetId);

	@Modifying
	@Query(value = TweetLinkStatements.CHANGE_COUNTS, nativeQuery = true)
	void changeCounts(UUID[] before, UUID[] after);

	@Modifying
	@Query(value = TweetLinkStatements.MENTION, nativeQuery = true)
	void mention(UUID tweetId, UUID[] userIds, String[] texts, String[] keys);

	@Modifying
	@Query("delete from MentionEntity m where m.tweet.id = :tweetId")
	void unmention(UUID tweetId);

	@Modifying
	@Query(value = TweetTaskStatements.NAME_USERS, nativeQuery = true)
	void nameUsers(UUID[] ids, String[] keys, UUID[] userIds);

	@Modifying
	@Query(value = TweetTaskStatements.FORGET_NAMES, nativeQuery = true)
	void forgetNames(UUID[] ids);

	@Query(value = TweetTaskStatements.COUNT_LINKS, nativeQuery = true)
	List<UUID> countLinks(UUID[] ids, UUID[] publicAuthors);

	@Query(value = TweetTaskStatements.LOCK_CHANGES, nativeQuery = true)
	List<Long> lockChanges(int limit);

	@Modifying
	@Query(value = TweetTaskStatements.ADD_CHANGES, nativeQuery = true)
	void addChanges(Long[] ids);

	@Modifying
	@Query(value = TweetTaskStatements.DELETE_CHANGES, nativeQuery = true)
	void deleteChanges(Long[] ids);

	@Modifying
	@Query(value = LogStatements.REMOVE_OLD, nativeQuery = true)
	int removeOldPosted(Instant before, int limit);

	@Modifying
	@Query(value = PictureStatements.ADD_UNUSED, nativeQuery = true)
	void addUnusedPicture(UUID id, Instant since);

	/** Returns 0 when the picture was claimed meanwhile, else 1. */
	@Modifying
	@Query(value = PictureStatements.USE, nativeQuery = true)
	int usePicture(UUID id, Instant since);

	/** Claims pictures that no tweet has since before a time, the oldest first. */
	@Query(value = PictureStatements.CLAIM_UNUSED, nativeQuery = true)
	List<UUID> claimUnusedPictures(Instant before, Instant now, int limit);

	@Modifying
	@Query(value = PictureStatements.FORGET, nativeQuery = true)
	void forgetPictures(UUID[] ids);

}
