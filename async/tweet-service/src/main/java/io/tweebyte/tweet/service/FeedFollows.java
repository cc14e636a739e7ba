package io.tweebyte.tweet.service;

import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.KnownFollows;
import io.tweebyte.feed.PackedIds;

import org.springframework.stereotype.Service;

/** Knows whose tweets a stream sends. */
@Service
public class FeedFollows {

	private final FollowedUsers followed;

	private final KnownFollows known;

	FeedFollows(FollowedUsers followed, KnownFollows known) {
		this.followed = followed;
		this.known = known;
	}

	/** Fails with 503 when it is unknown. */
	public CompletableFuture<PackedIds> of(FeedStream stream) {
		return this.known.find(stream.userId()).map(CompletableFuture::completedFuture).orElseGet(() -> read(stream));
	}

	private CompletableFuture<PackedIds> read(FeedStream stream) {
		KnownFollows.Read read = this.known.begin(stream.userId());
		return this.followed.followedBy(stream.userId(), stream.reader())
			.thenApply(PackedIds::of)
			.whenComplete((ids, failure) -> read.end(ids));
	}

}
